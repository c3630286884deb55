import type { Sandbox } from './call';
import { everyday } from './seed/everyday';
import type { World } from './world';

export const scenarioNames = ['everyday'] as const;
export type ScenarioName = (typeof scenarioNames)[number];

type Scenario = {
  title: string;
  description: string;
  /** Its world, made from the one of every day. */
  build: (base: World) => World;
};

export const scenarios: Record<ScenarioName, Scenario> = {
  everyday: {
    title: 'Everyday',
    description: 'Companies, policies, doctors and appointments in every status.',
    build: (base) => base,
  },
};

const isScenario = (name: string): name is ScenarioName =>
  scenarioNames.some((known) => known === name);

/** Puts a scenario in the place of everything that the sandbox keeps; an unknown one counts as the first. */
export function loadScenario({ store, clock }: Sandbox, name: string): void {
  const scenario: ScenarioName = isScenario(name) ? name : scenarioNames[0];
  store.load(scenarios[scenario].build(everyday));
  store.put('settings', { id: 'scenario', value: scenario });
  clock.restart();
}
