import { Component, type ComponentType, type ReactNode, useContext } from 'react';
import { meetsCondition } from '@/lib/elements/bindings';
import type { ElementName, Repeat, ScreenElement, Style } from '@/lib/elements/contract-types';
import { describeIssue, formatIssue } from '@/lib/elements/issue';
import { isElementName } from '@/lib/elements/walk-document';
import { getAt, joinPointer } from '@/lib/kit/json/json-pointer';
import type { ElementRegistry } from './element-component';
import { childPath, type ElementPath, elementAttribute, rootPath } from './element-path';
import { styleToCss } from './element-style';
import { ItemContext, useScreen, useScreenData } from './use-screen';

/** The maximum nesting depth. Rendering deeper documents could overflow the browser's stack. */
const maxDepth = 250;

/** The component of a type; undefined if this version of the contract has none. */
function findElementComponent(
  registry: ElementRegistry,
  type: string,
): ComponentType<{ element: ScreenElement; path: ElementPath }> | undefined {
  if (!Object.hasOwn(registry, type)) return undefined;
  // The component accepts the element, because both have the same type. TypeScript cannot infer that.
  return registry[type as ElementName] as ComponentType<{
    element: ScreenElement;
    path: ElementPath;
  }>;
}

function ProblemBox({
  title,
  path,
  lines,
  children,
}: {
  title: string;
  path: ElementPath;
  lines: string[];
  children?: ReactNode;
}) {
  return (
    <div className="el-fault" role="note">
      <strong>{title}</strong>
      <code>{path.pointer || '/'}</code>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </div>
  );
}

/** The children of an element that cannot be rendered itself. */
function RemainingChildren({ value, path }: { value: unknown; path: ElementPath }) {
  const content = getAt(value, '/content');
  return Array.isArray(content) ? (
    <ElementList elements={content} path={childPath(path, 'content')} />
  ) : null;
}

/** The values of the fields that usually contain the text of an element. */
function listTextFields(value: unknown): string[] {
  return ['title', 'label', 'text'].flatMap((field) => {
    const text = getAt(value, `/${field}`);
    return typeof text === 'string' ? [text] : [];
  });
}

function UnknownElement({ value, path }: { value: unknown; path: ElementPath }) {
  const type = getAt(value, '/type');
  // An object from JSON can have a "toString" of its own, which is no function.
  const name = typeof type === 'object' ? JSON.stringify(type) : String(type);
  const fallback = getAt(value, '/fallback');
  if (fallback === 'drop') return null;
  if (fallback !== undefined)
    return <ElementView value={fallback} path={childPath(path, 'fallback')} />;
  return (
    <ProblemBox
      title={`This version of the app does not know "${name}"`}
      path={path}
      lines={listTextFields(value)}
    >
      <RemainingChildren value={value} path={path} />
    </ProblemBox>
  );
}

type BoundaryProps = { path: ElementPath; value: unknown; children: ReactNode };
type BoundaryState = { message?: string | undefined; value?: unknown };

/** Limits an error to the element that throws it. */
class ElementErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};
  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { message: error instanceof Error ? error.message : String(error) };
  }
  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState) {
    // A changed element is rendered again.
    return props.value === state.value ? null : { message: undefined, value: props.value };
  }
  override render() {
    const { message } = this.state;
    const { path, children } = this.props;
    if (message === undefined) return children;
    return <ProblemBox title="The element couldn’t be rendered" path={path} lines={[message]} />;
  }
}

function StyleWrapper({
  style,
  id,
  children,
}: {
  style: Style | undefined;
  id: string | undefined;
  children: ReactNode;
}) {
  if (!style) return children;
  return (
    <div
      className="el-styled"
      {...{ [elementAttribute]: id }}
      style={styleToCss(style)}
      data-align={style.align}
      data-width={style.width}
    >
      {children}
    </div>
  );
}

/** Renders an element if its `visible` condition is met. */
function VisibleElement({ element, path }: { element: ScreenElement; path: ElementPath }) {
  const { registry } = useScreen();
  const visible = 'visible' in element ? element.visible : undefined;
  const isVisible = useScreenData(
    (data) => (typeof visible === 'object' ? meetsCondition(visible, data) : visible !== false),
    typeof visible !== 'object',
  );
  const ElementComponent = findElementComponent(registry, element.type);
  if (!isVisible || !ElementComponent) return null;
  return (
    <ElementErrorBoundary path={path} value={element}>
      <StyleWrapper style={'style' in element ? element.style : undefined} id={element.id}>
        <ElementComponent element={element} path={path} />
      </StyleWrapper>
    </ElementErrorBoundary>
  );
}

/**
 * Renders an element and its descendants. An unknown element renders its fallback, or a box that names its type. An
 * element with issues renders a box with their JSON Pointers and reasons.
 * @param value untrusted JSON. The screen's context contains the validator's issues of it.
 */
export function ElementView({ value, path = rootPath }: { value: unknown; path?: ElementPath }) {
  const { issuesByPointer } = useScreen();
  const issues = issuesByPointer.get(path.pointer);
  const type = getAt(value, '/type');
  if (path.depth > maxDepth) {
    return <ProblemBox title="Too deep" path={path} lines={[`More than ${maxDepth} levels.`]} />;
  }
  if (issues) {
    const title = typeof type === 'string' ? `"${type}" has a fault` : 'This isn’t an element';
    // The box has the pointer of the element in its title.
    const lines = issues.map((issue) =>
      issue.at === path.pointer ? describeIssue(issue) : formatIssue(issue),
    );
    return (
      <ProblemBox title={title} path={path} lines={lines}>
        <RemainingChildren value={value} path={path} />
      </ProblemBox>
    );
  }
  if (typeof type !== 'string' || !isElementName(type))
    return <UnknownElement value={value} path={path} />;
  return <VisibleElement element={value as ScreenElement} path={path} />;
}

/** Renders a list of elements. */
export function ElementList({
  elements,
  path,
}: {
  elements: readonly unknown[] | undefined;
  path: ElementPath;
}) {
  return elements?.map((value, index) => {
    // The depth counts elements only: a list does not add a level.
    const itemPath = { pointer: joinPointer(path.pointer, index), depth: path.depth };
    return <ElementView key={itemPath.pointer} value={value} path={itemPath} />;
  });
}

/** Renders a template once per item of a list in the data, or the element for an empty list. */
function RepeatedElement({ repeat, path }: { repeat: Repeat; path: ElementPath }) {
  const list = useScreenData((data) => getAt(data, repeat.bind));
  const parentItem = useContext(ItemContext);
  const items: unknown[] = Array.isArray(list) ? list : [];
  if (items.length === 0 && repeat.empty) {
    return <ElementView value={repeat.empty} path={childPath(path, 'empty')} />;
  }
  const templatePath = childPath(path, 'template');
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items of external data have no unique key
    <ItemContext key={index} value={item ?? parentItem}>
      <ElementView value={repeat.template} path={templatePath} />
    </ItemContext>
  ));
}

/** Renders the content of an element that has either children or a repeated template. */
export function ElementChildren({
  element,
  path,
}: {
  element: { content?: ScreenElement[]; repeat?: Repeat };
  path: ElementPath;
}) {
  return element.repeat ? (
    <RepeatedElement repeat={element.repeat} path={childPath(path, 'repeat')} />
  ) : (
    <ElementList elements={element.content} path={childPath(path, 'content')} />
  );
}
