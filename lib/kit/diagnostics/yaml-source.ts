import {
  type Document,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';

/** A position in a file, both numbers 1-based. */
export type Position = { line: number; column: number };

/** The keys and indexes that lead from the root of a document to a value. */
export type YamlPath = readonly PropertyKey[];

/** Parsed YAML (or JSON, which is also YAML) with the positions of its values. */
export type YamlSource = {
  text: string;
  document: Document;
  positionOfOffset: (offset: number) => Position;
  /** The line of the text that has an offset. */
  lineAt: (offset: number) => string;
  positionOfNode: (node: Node) => Position;
  /** The position of a key; if there is no such key, that of its closest existing ancestor. */
  positionOfKey: (path: YamlPath) => Position;
  /** The position of a value; if there is no such value, that of its closest existing ancestor. */
  positionOfValue: (path: YamlPath) => Position;
  /** Lists every text with its position, in the order of the document. */
  listTexts: () => Array<{ text: string; position: Position }>;
};

function findKeyOffset(document: Document, path: YamlPath): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => String(item.key) === String(key));
      if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return undefined;
}

function findValueOffset(document: Document, path: YamlPath): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return undefined;
}

function parse(text: string, lineOffset: number): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const start = isNode(document.contents) ? (document.contents.range?.[0] ?? 0) : 0;

  const positionOfOffset = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line) + lineOffset, column: Math.max(1, col) };
  };
  const positionOfNode = (node: Node) => positionOfOffset(node.range?.[0] ?? start);
  return {
    text,
    document,
    positionOfOffset,
    lineAt: (offset) => text.split('\n')[Math.max(1, lines.linePos(offset).line) - 1] ?? '',
    positionOfNode,
    positionOfKey: (path) => positionOfOffset(findKeyOffset(document, path) ?? start),
    positionOfValue: (path) => positionOfOffset(findValueOffset(document, path) ?? start),
    listTexts: () => {
      const texts: Array<{ text: string; position: Position }> = [];
      visit(document, {
        Scalar(_key, node) {
          if (isScalar(node) && typeof node.value === 'string') {
            texts.push({ text: node.value, position: positionOfNode(node) });
          }
        },
      });
      return texts;
    },
  };
}

/** The sources that were parsed last, the oldest first: several checks read the same files. */
const recent = new Map<string, YamlSource>();
const maxRecent = 100;

/**
 * Parses YAML without validating it. Syntax errors are in `document.errors`.
 * @param lineOffset the number of lines above `text`, for YAML inside another file
 */
export function parseYamlSource(text: string, lineOffset = 0): YamlSource {
  const key = `${lineOffset} ${text}`;
  const source = recent.get(key) ?? parse(text, lineOffset);
  recent.delete(key);
  recent.set(key, source);
  const [oldest] = recent.keys();
  if (recent.size > maxRecent && oldest !== undefined) recent.delete(oldest);
  return source;
}
