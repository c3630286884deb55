import { expect, test } from 'vitest';
import { listActions } from '../walk-document';
import { listGoldenScreens } from './golden-screens';
import { getScreen, getScreens } from './load-screens';

const listKinds = (names: readonly string[]) => {
  const screens = names.map((name) => getScreen(name).screen);
  const rules = JSON.stringify(screens).matchAll(/"disabledUntil":\{"kind":"([a-z-]+)"/g);
  return {
    actions: new Set(screens.flatMap((screen) => listActions(screen).map(({ type }) => type))),
    rules: new Set([...rules].map(([, kind]) => kind)),
  };
};

test('the golden screens have every kind of action and rule that any screen has', () => {
  const golden = listKinds(listGoldenScreens().map(({ name }) => name));
  const all = listKinds(getScreens().map(({ name }) => name));
  expect([...golden.actions].sort()).toEqual([...all.actions].sort());
  expect([...golden.rules].sort()).toEqual([...all.rules].sort());
});

test('every golden screen adds elements, and none is listed twice', () => {
  const added = listGoldenScreens().map(({ newElements }) => newElements);
  expect(added.every((types) => types.length > 0)).toBe(true);
  expect(new Set(added.flat()).size).toBe(added.flat().length);
});
