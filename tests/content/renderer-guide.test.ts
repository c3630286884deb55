import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionCases, conditionInputs } from '../../lib/elements/condition-cases';
import { getInitialInputs } from '../../lib/elements/initial-inputs';
import { getScreen, listScreenNames } from '../../lib/elements/screens/load-screens';
import { publishScreen } from '../../lib/elements/screens/publish-screen';
import { getAt } from '../../lib/kit/json/json-pointer';
import { importSource, readSample } from '../support/import-sample';

const page = 'content/docs/doctor-app/build-a-renderer.mdx';

type Data = Record<string, unknown>;
type Element = {
  type: string;
  id?: string;
  tabs?: Array<{ name: string; content: Element[] }>;
  selected?: string;
  start?: Element;
  end?: Element;
};
type Core = {
  getAt: (data: unknown, pointer: string) => unknown;
  meets: (condition: unknown, data: Data) => boolean;
  isVisible: (element: Element, data: Data) => boolean;
  childrenOf: (element: Element, data: Data) => Iterable<[Element, Data]>;
};
type Host = Record<string, (...values: never[]) => unknown>;
type Runner = { run: (action: object, host: Host) => Promise<boolean> };

const core = await importSource<Core>(readSample(page, 'core.ts'));
const runner = await importSource<Runner>(readSample(page, 'run.ts'));

describe('the functions for data and conditions', () => {
  it('result in what the truth table says', () => {
    for (const { condition, results } of conditionCases) {
      expect(conditionInputs.map(({ data }) => core.meets(condition, data))).toEqual(results);
    }
  });

  it('read the same value as the reference renderer at every pointer', () => {
    const key = fc.constantFrom('a', 'b~c', 'd/e', '0', '', 'toString');
    const token = key.map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1'));
    const pointer = fc.array(token).map((tokens) => tokens.map((name) => `/${name}`).join(''));
    fc.assert(
      fc.property(fc.object({ key, maxDepth: 3 }), pointer, (data, path) => {
        expect(core.getAt(data, path)).toEqual(getAt(data, path));
      }),
    );
  });

  /** The children that the page describes in words: those of `tabs` and `double`. */
  function listOtherChildren({ tabs = [], selected, start, end }: Element): Element[] {
    const panel = tabs.find(({ name }) => name === selected) ?? tabs[0];
    return [panel?.content ?? [], start ?? [], end ?? []].flat();
  }

  /** The elements that the functions find in a screen. */
  function* walk(element: Element, data: Data): Generator<Element> {
    if (!core.isVisible(element, data)) return;
    yield element;
    for (const child of listOtherChildren(element)) yield* walk(child, data);
    for (const [child, childData] of core.childrenOf(element, data)) yield* walk(child, childData);
  }

  it.each(listScreenNames())('walk %s as its outline', (name) => {
    for (const { screen, outline } of publishScreen(getScreen(name)).states) {
      const areas = [screen.header, screen.content, screen.footer].flat().filter(Boolean);
      const root = { type: 'screen', content: areas };
      const data = { ...Object(screen.data), inputs: getInitialInputs(screen) };
      const ids = [...walk(root, data)].flatMap(({ id }) => (id === undefined ? [] : [id]));
      expect(ids).toEqual(outline.flatMap(({ id }) => (id === undefined ? [] : [id])));
    }
  });
});

describe('the function for actions', () => {
  const submit = {
    type: 'submit',
    operation: 'createToken',
    onSuccess: { type: 'navigate', target: 'home' },
    metadata: { confirm: { title: 'Sure?' } },
  };

  async function record(action: object, answers: { [step: string]: boolean } = {}) {
    const steps: string[] = [];
    const step = (name: string, answer: unknown) => {
      steps.push(name);
      return answer;
    };
    const succeeded = await runner.run(action, {
      confirm: () => step('confirm', Promise.resolve(answers.confirm ?? true)),
      validate: () => step('validate', answers.validate ?? true),
      resolve: (value) => step('resolve', value),
      perform: (kind) => step(String(kind), Promise.resolve(answers.perform ?? true)),
      showError: () => step('showError', undefined),
    });
    return { steps, succeeded };
  }

  it('confirms, validates, resolves, runs, and follows up', async () => {
    const steps = [
      'confirm',
      'validate',
      'resolve',
      'resolve',
      'submit',
      'resolve',
      'resolve',
      'navigate',
    ];
    expect(await record(submit)).toEqual({ steps, succeeded: true });
  });

  it('sends the event and the context to the host app', async () => {
    const metadata = { event: 'charge_added', context: { choice: 'add' } };
    const sent: unknown[] = [];
    await runner.run(
      { type: 'submit', metadata },
      {
        validate: () => true,
        resolve: (value) => value,
        perform: async (...values) => sent.push(...values) > 0,
      },
    );
    expect(sent).toEqual(['submit', {}, metadata]);
  });

  it('ends with a declined confirmation or an invalid input', async () => {
    expect(await record(submit, { confirm: false })).toEqual({
      steps: ['confirm'],
      succeeded: false,
    });
    expect(await record(submit, { validate: false })).toEqual({
      steps: ['confirm', 'validate'],
      succeeded: false,
    });
  });

  it('shows the error of a failed call unless the action says what follows', async () => {
    const failed = { perform: false };
    expect((await record({ type: 'call' }, failed)).steps).toEqual([
      'resolve',
      'resolve',
      'call',
      'showError',
    ]);
    expect(
      (await record({ type: 'call', onFailure: { type: 'dismiss' } }, failed)).steps,
    ).toContain('dismiss');
    expect((await record({ type: 'navigate' }, failed)).steps).toEqual([
      'resolve',
      'resolve',
      'navigate',
    ]);
  });
});
