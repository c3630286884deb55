import { Playground } from '@/components/elements/playground/playground';
import { Preview } from '@/components/elements/playground/preview';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { getOverriddenScreens, getScreenExamples } from '@/lib/content/examples';
import { findStylesheetOfName } from '@/lib/content/find-stylesheet';
import { screenFilePath } from '@/lib/elements/contract-paths';
import { exampleHash } from '@/lib/elements/editor/share-hash';
import { listExampleOverrides } from '@/lib/elements/screens/example-overrides';
import { getScreen } from '@/lib/elements/screens/load-screens';
import type { stateKinds } from '@/lib/elements/screens/screen-schema';
import { listScreenStates } from '@/lib/elements/screens/screen-states';
import { Code } from './code-block';

const kindTitles: Record<(typeof stateKinds)[number], string> = {
  loaded: 'Loaded',
  empty: 'Empty',
  error: 'Error',
  disabled: 'Disabled',
};

/** A screen of the reference app in all of its states. Actions that open another screen link to its page. */
export function ScreenStates({ name }: { name: string }) {
  const states = listScreenStates(getScreen(name));
  const { examples, path } = getScreenExamples(name);
  return (
    <>
      <p className="screen-hint" data-search="off" data-markdown="omit">
        {states.length} states. Swipe to see all of them.
      </p>
      <div className="screen-states">
        <Stylesheet path={findStylesheetOfName(name)} />
        {states.map(({ kind, title }, index) => (
          <figure key={title} className="screen-state" data-screen-state={`${name}/${index}`}>
            <figcaption>
              <span className="screen-kind" data-screen-kind={kind}>
                {kindTitles[kind]}
              </span>{' '}
              {title}
            </figcaption>
            <div
              role="group"
              aria-label={`Screen: ${title}`}
              data-search="off"
              data-markdown="omit"
            >
              <Preview
                id={`state-${name}-${index}`}
                kind="screen"
                example={examples[index]}
                path={path}
                index={index}
              />
            </div>
          </figure>
        ))}
      </div>
      <p className="screen-source" data-search="off">
        This portal’s reference screens, rendered from their JSON. The provider’s screens may look
        different. A control that opens another screen leads to its page. For the tests of your own
        renderer,{' '}
        <SiteLink href={screenFilePath(name)} download>
          download the screen with all states
        </SiteLink>
        .
      </p>
    </>
  );
}

/** Example overrides of a screen: the JSON and the resulting screen. */
export function ScreenOverrides({ name }: { name: string }) {
  const { examples, path } = getOverriddenScreens(name);
  const screen = getScreen(name);
  // In the playground, they follow the states.
  const stateCount = listScreenStates(screen).length;
  return listExampleOverrides(screen).map(({ title, override }, index) => (
    <div key={title} className="screen-override">
      <Stylesheet path={findStylesheetOfName(name)} />
      <Code
        source={JSON.stringify(override, null, 2)}
        language="json"
        meta={`title="${title}"`}
        editHref={exampleHash(name, stateCount + index)}
      />
      <div role="group" aria-label={`Screen: ${title}`} data-search="off" data-markdown="omit">
        <Preview
          id={`override-${name}-${index}`}
          kind="screen"
          example={examples[index]}
          path={path}
          index={index}
        />
      </div>
    </div>
  ));
}

/** The playground of a screen with its states and its example overrides. */
export function ScreenPlayground({ name }: { name: string }) {
  return (
    <>
      <Stylesheet path={findStylesheetOfName(name)} />
      <Playground {...getScreenExamples(name)} />
    </>
  );
}
