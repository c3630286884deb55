import { Component, type ComponentType, type ReactNode, useContext } from 'react';
import { meetsCondition } from '@/lib/contract/bindings';
import type { Repeat, ScreenElement, Style } from '@/lib/contract/contract-types';
import { formatIssue } from '@/lib/contract/issue';
import { getAt, joinPointer } from '@/lib/contract/json-pointer';
import { isElementName } from '@/lib/contract/walk-document';
import { findElementComponent } from '../element-registry';
import { styleToCss } from './element-style';
import { ItemContext, useScreen, useScreenData } from './use-screen';

/** Where an element stands in its screen. */
export type ElementPath = { pointer: string; depth: number };

/** Levels after which nothing more is drawn: no screen needs as many, and a browser's stack has an end. */
const depthLimit = 250;

export const rootPath: ElementPath = { pointer: '', depth: 0 };

/** The place of a child of an element. */
export function childPath(
  { pointer, depth }: ElementPath,
  ...parts: Array<string | number>
): ElementPath {
  return { pointer: parts.reduce<string>(joinPointer, pointer), depth: depth + 1 };
}

function FaultBox({
  title,
  at,
  lines,
  children,
}: {
  title: string;
  at: ElementPath;
  lines: string[];
  children?: ReactNode;
}) {
  return (
    <div className="el-fault" role="note">
      <strong>{title}</strong>
      <code>{at.pointer || '/'}</code>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </div>
  );
}

/** What an element that cannot be drawn itself still holds: its children, so that nothing is lost. */
function Remains({ value, at }: { value: unknown; at: ElementPath }) {
  const content = getAt(value, '/content');
  return Array.isArray(content) ? (
    <ElementList elements={content} path={childPath(at, 'content')} />
  ) : null;
}

/** The words of an element of unknown type that are most likely its content. */
function listWords(value: unknown): string[] {
  return ['title', 'label', 'text'].flatMap((field) => {
    const words = getAt(value, `/${field}`);
    return typeof words === 'string' ? [words] : [];
  });
}

function UnknownElement({ value, at }: { value: unknown; at: ElementPath }) {
  const type = getAt(value, '/type');
  const fallback = getAt(value, '/fallback');
  if (fallback === 'drop') return null;
  if (fallback !== undefined)
    return <ElementView value={fallback} path={childPath(at, 'fallback')} />;
  return (
    <FaultBox
      title={`This version of the app does not know «${String(type)}»`}
      at={at}
      lines={listWords(value)}
    >
      <Remains value={value} at={at} />
    </FaultBox>
  );
}

type GuardProps = { at: ElementPath; value: unknown; children: ReactNode };

/** Keeps a failure inside one element from taking the screen with it. */
class Guard extends Component<GuardProps, { message?: string; value?: unknown }> {
  override state: { message?: string; value?: unknown } = {};
  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
  static getDerivedStateFromProps(props: GuardProps, state: { message?: string; value?: unknown }) {
    // Edited JSON gets another try.
    return props.value === state.value ? null : { message: undefined, value: props.value };
  }
  override render() {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return <FaultBox title="The element could not be drawn" at={this.props.at} lines={[message]} />;
  }
}

function Styled({ style, children }: { style: Style | undefined; children: ReactNode }) {
  if (!style) return children;
  return (
    <div
      className="el-styled"
      style={styleToCss(style)}
      data-align={style.align}
      data-width={style.width}
    >
      {children}
    </div>
  );
}

/** Draws an element if its condition is met. */
function Visible({ element, at }: { element: ScreenElement; at: ElementPath }) {
  const visible = 'visible' in element ? element.visible : undefined;
  const shown = useScreenData(
    (data) => (typeof visible === 'object' ? meetsCondition(visible, data) : visible !== false),
    typeof visible !== 'object',
  );
  const Kind: ComponentType<{ element: ScreenElement; at: ElementPath }> | undefined =
    findElementComponent(element.type);
  if (!shown || !Kind) return null;
  return (
    <Guard at={at} value={element}>
      <Styled style={'style' in element ? element.style : undefined}>
        <Kind element={element} at={at} />
      </Styled>
    </Guard>
  );
}

/**
 * Draws an element and everything in it. What this version does not know shows its fallback or a box that names
 * it; what has a fault shows a box with the JSON Pointer and the reason.
 * @param value comes from a server or an editor: its faults stand in the screen's context, found by the validator
 */
export function ElementView({
  value,
  path: at = rootPath,
}: {
  value: unknown;
  path?: ElementPath;
}) {
  const { issuesByPointer: faults } = useScreen();
  const own = faults.get(at.pointer);
  const type = getAt(value, '/type');
  if (at.depth > depthLimit) {
    return <FaultBox title="Too deep" at={at} lines={[`More than ${depthLimit} levels.`]} />;
  }
  if (own) {
    const title = typeof type === 'string' ? `«${type}» has a fault` : 'This is no element';
    return (
      <FaultBox title={title} at={at} lines={own.map(formatIssue)}>
        <Remains value={value} at={at} />
      </FaultBox>
    );
  }
  if (typeof type !== 'string' || !isElementName(type))
    return <UnknownElement value={value} at={at} />;
  return <Visible element={value as ScreenElement} at={at} />;
}

/** Draws elements in their order. */
export function ElementList({
  elements: of,
  path: at,
}: {
  elements: readonly unknown[] | undefined;
  path: ElementPath;
}) {
  return of?.map((value, index) => {
    // A list is no level of its own: its element is one.
    const place = { pointer: joinPointer(at.pointer, index), depth: at.depth };
    return <ElementView key={place.pointer} value={value} path={place} />;
  });
}

/** Draws a template for each entry of a list in the data, or what stands for an empty list. */
function Repeated({ repeat, at }: { repeat: Repeat; at: ElementPath }) {
  const list = useScreenData((data) => getAt(data, repeat.bind));
  const parent = useContext(ItemContext);
  const entries: unknown[] = Array.isArray(list) ? list : [];
  if (entries.length === 0 && repeat.empty) {
    return <ElementView value={repeat.empty} path={childPath(at, 'empty')} />;
  }
  const place = childPath(at, 'template');
  return entries.map((entry, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries of foreign data have no name of their own
    <ItemContext key={index} value={entry ?? parent}>
      <ElementView value={repeat.template} path={place} />
    </ItemContext>
  ));
}

/** The content of an element that takes either children or a repeated template. */
export function ElementChildren({
  element,
  path: at,
}: {
  element: { content?: ScreenElement[]; repeat?: Repeat };
  path: ElementPath;
}) {
  return element.repeat ? (
    <Repeated repeat={element.repeat} at={childPath(at, 'repeat')} />
  ) : (
    <ElementList elements={element.content} path={childPath(at, 'content')} />
  );
}
