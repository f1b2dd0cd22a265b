import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { deviceLanguage, setLanguage } from './i18n';
import { startTheme } from './theme.svelte';

startTheme();
await setLanguage(deviceLanguage());
const target = document.getElementById('app');
if (target) mount(App, { target });
