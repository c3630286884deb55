import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testScreen } from '../tests/test-screen';
import { getScreen, getScreens } from './load-screens';
import { listScreenActions } from './screen-actions';
import { listElementsWithIds } from './screen-elements';
import { listScreenStates, mergePatch } from './screen-states';
import { listReachableScreens, listTransitions } from './transitions';

describe('listScreenStates', () => {
  it('returns a document with its own data for each state', () => {
    expect(listScreenStates(testScreen).map(({ document }) => document.data)).toEqual([
      { name: 'Dana' },
      {},
    ]);
  });
});

describe('listScreenActions', () => {
  it('labels actions as their controls, and follow-up actions with the outcome that triggers them', () => {
    expect(listScreenActions(testScreen.screen)).toEqual([
      {
        type: 'call',
        label: 'Go on',
        element: { type: 'button', id: 'go' },
        operation: 'listAppointments',
      },
      {
        type: 'navigate',
        label: 'Go on',
        element: { type: 'button', id: 'go' },
        after: 'success',
        target: 'b',
      },
    ]);
  });
});

describe('the label of an action', () => {
  const action = { type: 'navigate', target: 'b' };
  const listLabels = (...content: object[]) =>
    listScreenActions({ data: { count: 2 }, content: [{ type: 'card', content, action }] }).map(
      ({ label }) => label,
    );
  const counter = { type: 'title', text: { bind: '/count', format: 'number' } };

  it('is not a number, if the control has another text', () => {
    expect(listLabels(counter, { type: 'caption', text: 'Open requests' })).toEqual([
      'Open requests',
    ]);
  });

  it('is missing if the control has only a number', () => {
    expect(listLabels(counter)).toEqual([undefined]);
  });
});

describe('listElementsWithIds', () => {
  it('lists the elements by id', () => {
    expect(listElementsWithIds(testScreen.screen)).toEqual([
      { id: 'hello', type: 'title', label: 'Dana' },
      { id: 'go', type: 'button', label: 'Go on' },
    ]);
  });

  it('has the placeholder of a value that the data does not have', () => {
    const text = {
      key: 'until',
      default: 'Disabled until {time} for {who}.',
      values: { time: { bind: '/until', format: 'dateTime' }, who: { bind: '/name' } },
    };
    const screen = { data: { name: 'Dana' }, content: [{ type: 'alert', id: 'until', text }] };
    expect(listElementsWithIds(screen)).toEqual([
      { id: 'until', type: 'alert', label: 'Disabled until {time} for Dana.' },
    ]);
  });
});

describe('mergePatch (RFC 7396)', () => {
  it.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    ['a', { b: 1 }, { b: 1 }],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('given %j and %j returns %j', (value, patch, result) => {
    expect(mergePatch(value, patch)).toEqual(result);
  });

  it('does not mutate its arguments and is idempotent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, patch) => {
        const before = JSON.stringify([value, patch]);
        const once = mergePatch(value, patch);
        expect(JSON.stringify([value, patch])).toBe(before);
        expect(mergePatch(once, patch)).toEqual(once);
      }),
      { endOnFailure: true },
    );
  });
});

describe('the reference app', () => {
  it('has only screens that are reachable from the welcome screen', () => {
    const names = getScreens().map(({ name }) => name);
    const reachable = listReachableScreens(listTransitions(), ['welcome-screen']);
    expect([...reachable].sort()).toEqual(names.sort());
  });

  it.each(getScreens().map(({ name }) => name))(
    '%s has a loaded state and at least two others',
    (name) => {
      const { states } = getScreen(name);
      expect(states[0]?.kind).toBe('loaded');
      expect(states[0]?.data).toBeUndefined();
      expect(states.length).toBeGreaterThanOrEqual(3);
      expect(new Set(states.map(({ title }) => title)).size).toBe(states.length);
    },
  );
});
