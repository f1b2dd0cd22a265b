/** The pages, each loaded when it is first asked for, with the words it needs. */
import type { Component } from 'svelte';
import type { Section } from './i18n';
import type { RouteName } from './router.svelte';

export interface Page {
  load: () => Promise<{ default: Component }>;
  words: Section[];
  /** Without menu: a player's device leads to no other page. */
  bare?: boolean;
}

export const pages: Record<RouteName, Page> = {
  wall: { load: () => import('./pages/wall/Wall.svelte'), words: ['teams'] },
  board: { load: () => import('./pages/board/BoardPage.svelte'), words: [] },
  pairings: { load: () => import('./pages/pairings/Pairings.svelte'), words: ['tournament', 'swiss', 'standings', 'teams'] },
  standings: { load: () => import('./pages/standings/Standings.svelte'), words: ['standings', 'tournament', 'teams'] },
  crosstable: { load: () => import('./pages/crosstable/Crosstable.svelte'), words: ['tournament'] },
  player: { load: () => import('./pages/player/Player.svelte'), words: ['standings', 'tournament'] },
  team: { load: () => import('./pages/team/Team.svelte'), words: ['standings', 'tournament', 'teams'] },
  join: { load: () => import('./pages/seat/Join.svelte'), words: ['seat'], bare: true },
  desk: { load: () => import('./pages/desk/Desk.svelte'), words: ['desk', 'teams'] },
  results: { load: () => import('./pages/results/Results.svelte'), words: ['desk', 'tournament'] },
  setup: { load: () => import('./pages/setup/Setup.svelte'), words: ['setup', 'standings', 'tournament', 'teams'] },
  records: { load: () => import('./pages/records/Records.svelte'), words: ['records', 'desk'] },
  login: { load: () => import('./pages/login/Login.svelte'), words: ['setup'] },
  laws: { load: () => import('./pages/laws/Laws.svelte'), words: ['book', 'desk'] },
  start: { load: () => import('./pages/start/Start.svelte'), words: ['start', 'setup'] },
  missing: { load: () => import('./pages/Missing.svelte'), words: [] },
};
