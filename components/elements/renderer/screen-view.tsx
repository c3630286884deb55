import { type CSSProperties, useMemo, useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { ScreenData } from '@/lib/elements/bindings';
import { groupIssuesByElement } from '@/lib/elements/group-issues';
import { getInitialInputs } from '@/lib/elements/initial-inputs';
import type { Issue } from '@/lib/elements/issue';
import { previewLocale } from '@/lib/elements/preview-locale';
import { getAt } from '@/lib/kit/json/json-pointer';
import { elementRegistry } from './element-registry';
import { ConfirmationDialog } from './parts/confirmation-dialog';
import { childPath, rootPath } from './screen/element-path';
import { ElementList, ElementView } from './screen/element-view';
import type { ScreenEventHandler } from './screen/screen-events';
import { createScreenStore } from './screen/screen-store';
import { ScreenContext, type ScreenContextValue } from './screen/use-screen';

export type ScreenViewProps = {
  /** A screen or a single element, as untrusted JSON. */
  document: unknown;
  /** The data for the bindings of a single element. A screen contains its own data. */
  data?: ScreenData | undefined;
  /** The validator's issues of the document. */
  issues?: readonly Issue[];
  onEvent?: ScreenEventHandler;
  /** `auto` uses the color mode of the page. */
  mode?: 'auto' | 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  /** Factor of the text size; 1 is the default size. */
  textScale?: number;
  resolveUrl?: (url: string) => string;
  /**
   * The level of the heading that contains the screen; 0 if the screen is a page of its own. Otherwise the screen's
   * headings start below that level, and its parts are not landmarks of the page.
   */
  headingOffset?: number;
  /** Whether the element `web` may load third-party pages. False by default. */
  allowsWeb?: boolean;
};

const noIssues: readonly Issue[] = [];
const ignoreEvent: ScreenEventHandler = () => true;
const returnUnchanged = (url: string) => url;
const noData: ScreenData = {};

function Screen({ document }: { document: unknown }) {
  const renderPart = (name: string) => {
    const elements = getAt(document, `/${name}`);
    return Array.isArray(elements) && elements.length > 0 ? (
      <div className={`el-${name}-part`}>
        <ElementList elements={elements} path={childPath(rootPath, name)} />
      </div>
    ) : null;
  };
  return (
    <div className="el-screen">
      {renderPart('header')}
      {renderPart('content')}
      {renderPart('footer')}
    </div>
  );
}

/**
 * Renders a screen or a single element, and manages its state. The document is data only: nothing in it is executed,
 * and nothing is fetched except the media that it references.
 */
export function ScreenView({
  document,
  data = noData,
  issues = noIssues,
  onEvent = ignoreEvent,
  mode = 'auto',
  direction = 'ltr',
  textScale = 1,
  resolveUrl = returnUnchanged,
  headingOffset = 0,
  allowsWeb = false,
}: ScreenViewProps) {
  const isScreen = getAt(document, '/screen') !== undefined;
  const store = useMemo(() => {
    const initialData = isScreen ? getAt(document, '/data') : data;
    const values =
      typeof initialData === 'object' && initialData !== null ? { ...initialData } : {};
    return createScreenStore(values, getInitialInputs(document));
  }, [document, data, isScreen]);
  const issuesByPointer = useMemo(() => groupIssuesByElement(document, issues), [document, issues]);
  const latestOnEvent = useRef(onEvent);
  latestOnEvent.current = onEvent;
  const context = useMemo<ScreenContextValue>(
    () => ({
      registry: elementRegistry,
      store,
      issuesByPointer,
      resolveUrl,
      headingOffset,
      allowsWeb,
      appearance: { mode, direction, textScale },
      onEvent: (event) => latestOnEvent.current(event),
      locale: previewLocale,
    }),
    [store, issuesByPointer, resolveUrl, headingOffset, allowsWeb, mode, direction, textScale],
  );
  return (
    <ScreenContext value={context}>
      {/* React Aria derives the direction of the arrow keys from the locale. */}
      <I18nProvider locale={direction === 'rtl' ? 'he-IL' : previewLocale.language}>
        <div
          className="el-root"
          dir={direction}
          data-mode={mode}
          data-large-text={textScale >= 1.5 || undefined}
          style={{ '--el-scale': textScale } as CSSProperties}
        >
          {isScreen ? <Screen document={document} /> : <ElementView value={document} />}
          <ConfirmationDialog />
        </div>
      </I18nProvider>
    </ScreenContext>
  );
}
