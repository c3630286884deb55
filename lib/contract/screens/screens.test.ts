import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listScreenIssues } from '../../checks/check-screens';
import { listFlowMaps } from '../../content/flow-map';
import { listOperations } from '../../openapi/operations';
import type { ScreenDefinition } from './load-screens';
import { getScreen, getScreens } from './load-screens';
import { listScreenActions } from './screen-actions';
import { listElementsWithIds } from './screen-elements';
import { listScreenStates, mergePatch } from './screen-states';
import { listReachableScreens, listTransitions } from './transitions';

const operations = listOperations().map(({ id }) => id);

/** A screen without issues. */
const validScreen: ScreenDefinition = {
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

/** The issues of the valid screen after a change. */
const listIssuesWith = (change: Partial<ScreenDefinition>) =>
  listScreenIssues({ ...validScreen, ...change }, ['a', 'b'], operations);
const listIssuesWithContent = (...content: unknown[]) =>
  listIssuesWith({ screen: JSON.parse(JSON.stringify({ ...validScreen.screen, content })) });

describe('listScreenIssues', () => {
  it('returns nothing for a valid screen', () => {
    expect(listIssuesWith({})).toEqual([]);
  });

  it.each([
    [
      'an unknown element',
      () => listIssuesWithContent({ type: 'titel', id: 'go', text: 'A' }),
      '/screen/content/0/type',
      'titel',
    ],
    [
      'a binding without data',
      () =>
        listIssuesWithContent({
          type: 'button',
          id: 'go',
          label: { bind: '/nmae' },
          action: { type: 'dismiss' },
        }),
      '/screen/content/0/label/bind',
      '/nmae',
    ],
    [
      'a navigation to an unknown screen',
      () =>
        listIssuesWithContent({
          type: 'button',
          id: 'go',
          label: 'A',
          action: { type: 'navigate', target: 'c' },
        }),
      '/screen/content/0/action/target',
      'c',
    ],
    [
      'a deep link to an unknown screen',
      () =>
        listIssuesWithContent({
          type: 'button',
          id: 'go',
          label: 'A',
          action: { type: 'deepLink', target: 'c={id}' },
        }),
      '/screen/content/0/action/target',
      'c',
    ],
    [
      'an unknown API operation',
      () =>
        listIssuesWithContent({
          type: 'button',
          id: 'go',
          label: 'A',
          action: { type: 'call', operation: 'nope' },
        }),
      '/screen/content/0/action/operation',
      'nope',
    ],
    [
      'an unknown API field',
      () =>
        listIssuesWith({
          fields: [{ schema: 'Appointment', name: 'statsu', shows: 'The badge.' }],
        }),
      '/fields/0/name',
      'Appointment.statsu',
    ],
    [
      'an override of a missing element',
      () =>
        listIssuesWith({
          overrides: [{ title: 'Gone', changes: [{ op: 'remove', target: 'gone' }] }],
        }),
      '/overrides/0/changes',
      'gone',
    ],
    [
      'a name that differs from the file name',
      () => listIssuesWith({ screen: { ...validScreen.screen, screen: 'z' } }),
      '/screen/screen',
      'z',
    ],
  ])('reports %s', (_, listIssues, pointer, found) => {
    expect(listIssues()).toContainEqual(
      expect.objectContaining({ pointer, found: expect.stringContaining(found) }),
    );
  });
});

describe('listScreenStates', () => {
  it('returns a document with its own data for each state', () => {
    expect(listScreenStates(validScreen).map(({ document }) => document.data)).toEqual([
      { name: 'Dana' },
      {},
    ]);
  });
});

describe('listScreenActions', () => {
  it('labels actions as their controls, and follow-up actions with the outcome that triggers them', () => {
    expect(listScreenActions(validScreen.screen)).toEqual([
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
    expect(listElementsWithIds(validScreen.screen)).toEqual([
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

  it('has every transition in one of its flow maps', () => {
    const diagrams = listFlowMaps()
      .map(({ dot }) => dot)
      .join('\n');
    for (const { from, to } of listTransitions().filter(
      (transition) => transition.from !== transition.to,
    )) {
      const isIncluded =
        diagrams.includes(`"${from}" -> "${to}"`) ||
        diagrams.includes(`"${to}" -> "${from}" [dir=both`);
      expect(isIncluded, `${from} → ${to}`).toBe(true);
    }
  });
});
