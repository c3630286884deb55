import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listScreenIssues } from '../../checks/check-screens';
import { listFlowMaps } from '../../content/flow-map';
import { listOperations } from '../../openapi/operations';
import type { ScreenDefinition } from './load-screens';
import { getScreen, getScreens } from './load-screens';
import { listScreenActions } from './screen-actions';
import { countElements, listElementsWithIds } from './screen-elements';
import { listScreenStates, mergePatch } from './screen-states';
import { listReachableScreens, listTransitions } from './transitions';

const operations = listOperations().map(({ id }) => id);

/** A right screen, and what is wrong with it after a change. */
const right: ScreenDefinition = {
  name: 'a',
  file: 'content/screens/a.json',
  group: 'start',
  screen: {
    contract: '1.0',
    screen: 'a',
    data: { name: 'Dana' },
    content: [
      { type: 'title', id: 'hello', text: { bind: '/name' } },
      {
        type: 'button',
        id: 'go',
        label: 'Go on',
        action: {
          type: 'call',
          operation: 'listAppointments',
          onSuccess: { type: 'navigate', target: 'b' },
        },
      },
    ],
  },
  states: [
    { kind: 'loaded', title: 'Loaded' },
    { kind: 'empty', title: 'Empty', data: { name: null } },
  ],
  fields: [{ schema: 'Appointment', name: 'status', shows: 'The badge.' }],
  overrides: [
    { title: 'Words', changes: [{ op: 'merge', target: 'go', fields: { label: 'Next' } }] },
  ],
};

const faultsOf = (change: Partial<ScreenDefinition>) =>
  listScreenIssues({ ...right, ...change }, ['a', 'b'], operations);
const withContent = (...content: unknown[]) =>
  faultsOf({ screen: JSON.parse(JSON.stringify({ ...right.screen, content })) });

describe('the check of a screen', () => {
  it('finds nothing wrong with a right one', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each([
    [
      'an element that is none',
      () => withContent({ type: 'titel', id: 'go', text: 'A' }),
      '/screen/content/0/type',
      'titel',
    ],
    [
      'a binding without data',
      () =>
        withContent({
          type: 'button',
          id: 'go',
          label: { bind: '/nmae' },
          action: { type: 'dismiss' },
        }),
      '/screen/content/0/label/bind',
      '/nmae',
    ],
    [
      'a way to nowhere',
      () =>
        withContent({
          type: 'button',
          id: 'go',
          label: 'A',
          action: { type: 'navigate', target: 'c' },
        }),
      '/screen/content/0/action/target',
      'c',
    ],
    [
      'a deep link to nowhere',
      () =>
        withContent({
          type: 'button',
          id: 'go',
          label: 'A',
          action: { type: 'deepLink', target: 'c={id}' },
        }),
      '/screen/content/0/action/target',
      'c',
    ],
    [
      'an operation that the API does not have',
      () =>
        withContent({
          type: 'button',
          id: 'go',
          label: 'A',
          action: { type: 'call', operation: 'nope' },
        }),
      '/screen/content/0/action/operation',
      'nope',
    ],
    [
      'a field that the API does not have',
      () => faultsOf({ fields: [{ schema: 'Appointment', name: 'statsu', shows: 'The badge.' }] }),
      '/fields/0/name',
      'Appointment.statsu',
    ],
    [
      'an override of an element that is not there',
      () =>
        faultsOf({ overrides: [{ title: 'Gone', changes: [{ op: 'remove', target: 'gone' }] }] }),
      '/overrides/0/changes',
      'gone',
    ],
    [
      'another name than its file',
      () => faultsOf({ screen: { ...right.screen, screen: 'z' } }),
      '/screen/screen',
      'z',
    ],
  ])('finds %s', (_, find, pointer, found) => {
    expect(find()).toContainEqual(
      expect.objectContaining({ pointer, found: expect.stringContaining(found) }),
    );
  });
});

describe('a screen', () => {
  it('has each state as a document of its own, with the state’s data', () => {
    expect(listScreenStates(right).map(({ document }) => document.data)).toEqual([
      { name: 'Dana' },
      {},
    ]);
  });

  it('names its actions by what the doctor reads, and those that follow by what they follow', () => {
    expect(listScreenActions(right.screen)).toEqual([
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

  it('lists its elements by id and by type', () => {
    expect(listElementsWithIds(right.screen)).toEqual([
      { id: 'hello', type: 'title', label: 'Dana' },
      { id: 'go', type: 'button', label: 'Go on' },
    ]);
    expect(countElements(right.screen)).toEqual([
      { type: 'button', count: 1 },
      { type: 'title', count: 1 },
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
  ])('of %j and %j is %j', (value, patch, result) => {
    expect(mergePatch(value, patch)).toEqual(result);
  });

  it('changes neither value, and does the same when done again', () => {
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
  it('has 36 screens, each of which a doctor can reach from the welcome screen', () => {
    const names = getScreens().map(({ name }) => name);
    expect(names).toHaveLength(36);
    expect([...listReachableScreens(listTransitions(), ['welcome-screen'])].sort()).toEqual(
      names.sort(),
    );
  });

  it.each(getScreens().map(({ name }) => name))('%s has a loaded state and two others', (name) => {
    const { states } = getScreen(name);
    expect(states[0]?.kind).toBe('loaded');
    expect(states[0]?.data).toBeUndefined();
    expect(states.length).toBeGreaterThanOrEqual(3);
    expect(new Set(states.map(({ title }) => title)).size).toBe(states.length);
  });

  it('has every way in one of its maps', () => {
    const dots = listFlowMaps()
      .map(({ dot }) => dot)
      .join('\n');
    for (const { from, to } of listTransitions().filter((way) => way.from !== way.to)) {
      const isDrawn =
        dots.includes(`"${from}" -> "${to}"`) || dots.includes(`"${to}" -> "${from}" [dir=both`);
      expect(isDrawn, `${from} → ${to}`).toBe(true);
    }
  });
});
