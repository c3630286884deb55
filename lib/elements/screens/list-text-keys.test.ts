import { expect, test } from 'vitest';
import { listTextKeys } from './list-text-keys';
import { getScreens, type ScreenDefinition } from './load-screens';

const screen = (name: string, text: ScreenDefinition['screen'][string]): ScreenDefinition => ({
  name,
  file: `content/screens/${name}.json`,
  group: 'start',
  screen: { contract: '1.0', screen: name, content: [{ type: 'title', text }], data: { text } },
  states: [],
  fields: [],
  overrides: [],
});

test('lists each key once, with the screens that use it', () => {
  const hello = { key: 'hello', default: 'Hello {name}', values: { name: { bind: '/name' } } };
  const bye = { key: 'bye', default: 'Bye' };
  expect(
    listTextKeys([screen('home', hello), screen('account', hello), screen('cancel', bye)]),
  ).toEqual([
    { key: 'bye', default: 'Bye', screens: ['cancel'] },
    { key: 'hello', default: 'Hello {name}', screens: ['home', 'account'] },
  ]);
});

test('a key has one default text on all reference screens', () => {
  const keys = listTextKeys(getScreens()).map(({ key }) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect(keys.length).toBeGreaterThan(0);
});
