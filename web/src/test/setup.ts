import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';
import { needWords, setLanguage } from '../i18n';

// Components of any page can then be rendered without waiting for their words.
await needWords('ui', 'desk', 'seat', 'setup', 'records', 'standings', 'swiss', 'tournament');
await setLanguage('en');

afterEach(() => cleanup());
