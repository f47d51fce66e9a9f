// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fetchRoles } from '#client/pieces/fetchRoles.ts';
import { RolesOptions, type WithRoles } from '#client/screens/roles/options.tsx';
import { tx } from '#client/ui/text.ts';
import { PUBLIC_MISSIONS } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { done, gone, press, shown, textOf } from '../browser.ts';

beforeAll(fetchRoles);
afterEach(gone);

/** The part on Hidden Roles, which keeps what is chosen. */
function chosen(first: WithRoles, disabled = false) {
  let choice = first;
  const draw = () =>
    shown(
      h(RolesOptions, {
        ...{ choice, disabled },
        onChange: (next: WithRoles) => {
          choice = next;
        },
      }),
    );
  return { now: () => choice, draw };
}

const tick = (root: Element, label: string) => {
  const found = [...root.querySelectorAll('label')].find((one) => textOf(one) === label);
  press(found?.querySelector('input'));
};

describe('hidden roles at set-up', () => {
  test('[H0.1] [H0.2] a level, more or fewer tiles, and the token; what is meant anyway is not said', () => {
    const { now, draw } = chosen({ scenario: 3 });
    expect(draw().querySelector('.roles-level')).toBeNull();
    tick(draw(), tx('roles.setup.on'));
    expect(now()).toEqual({ scenario: 3, roles: { level: 'A' } });
    tick(draw(), 'C');
    tick(draw(), tx('roles.setup.token'));
    const select = draw().querySelector('select') as HTMLSelectElement;
    select.value = '16';
    done(() => select.dispatchEvent(new Event('change', { bubbles: true })));
    expect(now()).toEqual({ scenario: 3, roles: { level: 'C', token: true, last: 16 } });
    tick(draw(), tx('roles.setup.token'));
    expect(now()).toEqual({ scenario: 3, roles: { level: 'C', last: 16 } });
    tick(draw(), tx('roles.setup.on'));
    expect(now()).toEqual({ scenario: 3 });
  });

  test.each(['A', 'B', 'C', 'D', 'E'] as const)('[H0.1] says in a line what level %s is', (level) => {
    const root = chosen({ scenario: 3, roles: { level } }).draw();
    expect(textOf(root.querySelector('.roles-level'))).toContain(tx(`roles.setup.about.${level}`));
    expect(root.querySelector('.roles-missions') !== null).toBe(level === 'E');
    expect(root.querySelector('.roles-level a')?.getAttribute('href')).toBe('/rules/roles');
  });

  test('[H5.2] at level E everybody reads the seven missions, guests too', () => {
    const root = chosen({ scenario: 3, roles: { level: 'E' } }, true).draw();
    const names = [...root.querySelectorAll('.roles-missions dt')].map(textOf);
    expect(names).toEqual(PUBLIC_MISSIONS.map((card) => tx(`role.name.${card}` as 'role.name.E01')));
    expect(root.querySelector('fieldset')?.disabled).toBe(true);
    expect(textOf(root)).not.toContain(tx('roles.setup.on'));
  });

  test('why it cannot be dealt is told', () => {
    const own = {
      name: 'Ours',
      start: '1A',
      tiles: ['2', '3'],
      onTop: [],
      pieces: ['ownExits'],
      sand: 180_000,
    };
    const root = chosen({ own, roles: { level: 'B' } }).draw();
    expect(root.querySelectorAll('.misfits li').length).toBeGreaterThan(0);
  });
});
