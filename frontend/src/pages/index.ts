/** Which page an address shows. Each page is loaded when it is first shown. */
import type { Component } from 'svelte';

export interface Found {
  /** The message that names the page. */
  title: string;
  load: () => Promise<{ default: Component<Record<string, string>> }>;
  props: Record<string, string>;
  /** Without the frame: for a screen that nobody touches. */
  bare?: boolean;
}

type Load = () => Promise<unknown>;

function page(title: string, load: Load, props: Record<string, string> = {}): Found {
  return { title, load: load as Found['load'], props };
}

/** The page of an address; the one that says there is none where there is none. */
export function pageOf(parts: readonly string[]): Found {
  const [room = '', first, second] = parts;
  switch (room) {
    case '':
      return page('pages-lobby', () => import('./Lobby.svelte'));
    case 'table':
      if (first !== undefined) {
        return {
          ...page('pages-table', () => import('./table/Table.svelte'), { id: first }),
          bare: true,
        };
      }
      break;
    case 'coups':
      if (first !== undefined && second !== undefined) {
        return page('pages-my-coups', () => import('./coups/Coup.svelte'), {
          table: first,
          number: second,
        });
      }
      return page('pages-my-coups', () => import('./coups/Coups.svelte'));
    case 'rules':
      if (first !== undefined) {
        return page('pages-rules', () => import('./rules/Rules.svelte'), { sheet: first });
      }
      break;
    case 'odds':
      if (first !== undefined) {
        return page('pages-odds', () => import('./odds/Odds.svelte'), { sheet: first });
      }
      break;
    case 'inspector':
      if (first !== undefined) {
        const one = () => import('./staff/InspectorTable.svelte');
        return page('pages-inspector', one, { id: first });
      }
      return page('pages-inspector', () => import('./staff/Inspector.svelte'));
    case 'cashier':
      return page('pages-cashier', () => import('./staff/Cashier.svelte'));
    case 'manager':
      return page('pages-manager', () => import('./staff/Manager.svelte'));
    case 'display':
      return {
        ...page('pages-jackpot', () => import('./Display.svelte'), { meter: first ?? '' }),
        bare: true,
      };
    case 'signin':
      return page('pages-sign-in', () => import('./SignIn.svelte'));
    case 'account':
      return page('pages-my-account', () => import('./account/Account.svelte'));
    case 'settings':
      return page('pages-settings', () => import('./Settings.svelte'));
  }
  return page('pages-nothing-here', () => import('./Missing.svelte'));
}
