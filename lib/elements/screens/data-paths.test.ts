import { expect, test } from 'vitest';
import { listDataPaths } from './data-paths';
import type { ScreenDefinition } from './load-screens';

type Json = ScreenDefinition['screen'][string];

const screen = (
  name: string,
  content: Json[],
  data: Json,
  more: ScreenDefinition['screen'] = {},
): ScreenDefinition => ({
  name,
  file: `content/screens/${name}.json`,
  group: 'start',
  screen: { contract: '1.0', screen: name, title: name, data, content, ...more },
  states: [{ kind: 'loaded', title: 'Loaded' }],
  fields: [],
  overrides: [],
});

test('collects the bindings of all screens, with the types of their values', () => {
  const paths = listDataPaths([
    screen('home', [{ type: 'title', text: { bind: '/user/firstName' } }], {
      user: { firstName: 'Robin' },
    }),
    screen('account', [{ type: 'memo', text: { bind: '/user/firstName' } }], {}),
  ]);
  expect(paths).toEqual([
    {
      path: '/user/firstName',
      type: 'string',
      screens: ['home', 'account'],
      operations: [],
      pointer: '/screen/content/0/text/bind',
    },
  ]);
});

test('resolves the entries of lists within lists', () => {
  const template = { type: 'title', text: { bind: '/item/time' } };
  const days = {
    type: 'group',
    repeat: {
      bind: '/days',
      template: { type: 'group', repeat: { bind: '/item/slots', template } },
    },
  };
  const data = { days: [{}, { slots: [{ time: null }, { time: '10:30' }] }] };
  expect(listDataPaths([screen('list', [days], data)])).toMatchObject([
    { path: '/days', type: 'array' },
    { path: '/days/*/slots', type: 'array' },
    { path: '/days/*/slots/*/time', type: 'string' },
  ]);
});

test('an index is any entry of the list', () => {
  const title = { type: 'title', text: { bind: '/photos/0/path' } };
  expect(listDataPaths([screen('list', [title], {})])).toMatchObject([
    { path: '/photos/*/path', type: undefined },
  ]);
});

test('names the operations whose responses are stored, also if nothing reads them', () => {
  const onOpen = { type: 'call', operation: 'getAppointment', saveTo: '/appointment' };
  expect(listDataPaths([screen('details', [], {}, { onOpen })])).toMatchObject([
    { path: '/appointment', operations: ['getAppointment'] },
  ]);
});

test('knows the paths that rules for disabled elements read without a binding', () => {
  const content = [
    { type: 'button', disabledUntil: { kind: 'account-inactive' } },
    { type: 'button', disabledUntil: { kind: 'status-change', while: ['REQUESTED'] } },
  ];
  expect(listDataPaths([screen('home', content, {})]).map(({ path }) => path)).toEqual([
    '/account/active',
    '/appointment/status',
  ]);
});
