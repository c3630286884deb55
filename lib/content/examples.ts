import type { Example } from '../elements/example';
import { getElementDefinition } from '../elements/load-contract';
import { listExampleOverrides } from '../elements/screens/example-overrides';
import { getScreen } from '../elements/screens/load-screens';
import { listScreenStates } from '../elements/screens/screen-states';
import { islandDataPath } from './island-data-path';

/** Examples, and the path of the file from which the browser loads them. */
export type ExampleSet = {
  /** Unique among all sets. */
  name: string;
  examples: readonly Example[];
  path: string;
};

const createSet = (name: string, examples: readonly Example[]): ExampleSet => ({
  name,
  examples,
  path: islandDataPath(name, examples),
});

/** The examples of a UI element. */
export const getElementExamples = (name: string): ExampleSet =>
  createSet(name, getElementDefinition(name).examples);

/** The states of a screen, followed by its example overrides. */
export function getScreenExamples(name: string): ExampleSet {
  const definition = getScreen(name);
  return createSet(name, [
    ...listScreenStates(definition).map(({ title, document }) => ({ title, value: document })),
    ...listExampleOverrides(definition).map(({ title, override }) => ({
      title: `Override: ${title}`,
      value: { screen: definition.screen, override },
    })),
  ]);
}

/** The screens that the example overrides of a screen result in. */
export const getOverriddenScreens = (name: string): ExampleSet =>
  createSet(
    `${name}-overrides`,
    listExampleOverrides(getScreen(name)).map(({ title, document }) => ({
      title,
      value: document,
    })),
  );
