import { type CSSProperties, useMemo, useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { ScreenData } from '@/lib/contract/bindings';
import { groupIssuesByElement } from '@/lib/contract/group-issues';
import { getInitialInputs } from '@/lib/contract/initial-inputs';
import type { Issue } from '@/lib/contract/issue';
import { getAt } from '@/lib/contract/json-pointer';
import { ConfirmationDialog } from './parts/confirmation-dialog';
import { childPath, ElementList, ElementView, rootPath } from './screen/element-view';
import type { ScreenEventHandler } from './screen/screen-events';
import { createScreenStore } from './screen/screen-store';
import { ScreenContext, type ScreenContextValue } from './screen/use-screen';

export type ScreenViewProps = {
  /** A screen or a single element, from anywhere. */
  document: unknown;
  /** What a single element's bindings read; a screen brings its own data. */
  data?: ScreenData;
  /** The validator's faults of the document. */
  issues?: readonly Issue[];
  onEvent?: ScreenEventHandler;
  /** `auto` follows the page. */
  mode?: 'auto' | 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  /** 1 is the normal size of text, 2 twice that. */
  textScale?: number;
  resolveUrl?: (url: string) => string;
  /**
   * The level of the heading that the screen stands below, 0 where it is a page of its own. As an example on a
   * page its headings rank below that page's, and its parts are no landmarks of it.
   */
  headingOffset?: number;
  /** Lets the element `web` load foreign pages. Off by default. */
  allowsWeb?: boolean;
};

const noIssues: readonly Issue[] = [];
const quiet: ScreenEventHandler = () => true;
const same = (url: string) => url;
const noData: ScreenData = {};

function Screen({ document }: { document: unknown }) {
  const part = (name: string) => {
    const elements = getAt(document, `/${name}`);
    return Array.isArray(elements) && elements.length > 0 ? (
      <div className={`el-${name}-part`}>
        <ElementList elements={elements} path={childPath(rootPath, name)} />
      </div>
    ) : null;
  };
  return (
    <div className="el-screen">
      {part('header')}
      {part('content')}
      {part('footer')}
    </div>
  );
}

/**
 * Draws a screen, or one element, with its state. The document is data: nothing in it runs as code, and nothing
 * is fetched but the pictures that it names.
 */
export function ScreenView({
  document,
  data = noData,
  issues = noIssues,
  onEvent: host = quiet,
  mode = 'auto',
  direction = 'ltr',
  textScale = 1,
  resolveUrl = same,
  headingOffset: below = 0,
  allowsWeb = false,
}: ScreenViewProps) {
  const isScreen = getAt(document, '/screen') !== undefined;
  const store = useMemo(() => {
    const own = isScreen ? getAt(document, '/data') : data;
    const values = typeof own === 'object' && own !== null ? { ...own } : {};
    return createScreenStore(values, getInitialInputs(document));
  }, [document, data, isScreen]);
  const faults = useMemo(() => groupIssuesByElement(document, issues), [document, issues]);
  const latest = useRef(host);
  latest.current = host;
  const context = useMemo<ScreenContextValue>(
    () => ({
      store,
      issuesByPointer: faults,
      resolveUrl,
      headingOffset: below,
      allowsWeb,
      appearance: { mode, direction, textScale },
      onEvent: (event) => latest.current(event),
      locale: { language: 'en-GB', timeZone: 'UTC' },
    }),
    [store, faults, resolveUrl, below, allowsWeb, mode, direction, textScale],
  );
  return (
    <ScreenContext value={context}>
      {/* Pieces that move by arrow keys take the direction from the language. */}
      <I18nProvider locale={direction === 'rtl' ? 'he-IL' : 'en-GB'}>
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
