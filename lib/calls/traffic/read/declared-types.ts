import { toJsonName } from './literal-values';

/**
 * Types that code declares for what it reads: their fields, by their names in JSON. Go, Swift, Kotlin, Java, C#, TypeScript,
 * Python, and Rust have them.
 */

/** A field of a declared type, and the offset of its name in the text. */
export type DeclaredField = { name: string; offset: number };

/** The start of a declaration, up to the bracket or the line after which its fields are. */
const declaration =
  /\b(?:type\s+(\w+)\s+struct\s*\{|(?:data\s+class|record(?:\s+(?:class|struct))?|case\s+class)\s+(\w+)\s*\(|(?:struct|class|interface|record)\s+(\w+)[^{}()\n;]*\{|type\s+(\w+)\s*=\s*\{|class\s+(\w+)(?:\([^()\n]*\))?:[ \t]*\r?\n)/g;

/** How languages write a field: Go with its tag, names before a colon, and types before a name. */
const fieldPatterns = {
  go: /^[ \t]*[A-Z]\w*[ \t]+[^\s`]+[ \t]*`[^`\n]*\bjson:"([^",\n]+)/gm,
  colon:
    /(?<=^|[{(,;]|\n)\s*(?:@\w+(?:\([^()]*\))?\s*)*(?:public |private |readonly |pub |override )*(?:let |var |val )?([a-z_]\w*)\??\s*:\s*(?!:)/g,
  typed:
    /(?<=^|[{}(,;]|\n)\s*(?:@\w+(?:\([^()]*\))?\s*)*(?:public |private |protected |final |required )*[A-Za-z][\w.]*(?:<[^<>()\n]*>)?[?[\]]*\s+([A-Za-z]\w*)\s*(?=[;,)]|\{\s*get|$)/g,
};

/** The offset after the bracket that closes another one; the end of the text if none does. */
function findClose(text: string, start: number): number {
  let depth = 1;
  for (let index = start; index < text.length; index++) {
    if ('{('.includes(text[index] ?? '')) depth++;
    if ('})'.includes(text[index] ?? '') && --depth === 0) return index;
  }
  return text.length;
}

/** Finds the types that a text declares, with their fields. */
export function readDeclaredTypes(text: string): Map<string, DeclaredField[]> {
  const types = new Map<string, DeclaredField[]>();
  for (const found of text.matchAll(declaration)) {
    const name = found.slice(1).find(Boolean) ?? '';
    const start = found.index + found[0].length;
    const isPython = found[5] !== undefined;
    const blockEnd = isPython ? text.slice(start).search(/^\S/m) : -1;
    const end = isPython
      ? blockEnd === -1
        ? text.length
        : start + blockEnd
      : findClose(text, start);
    const source = text.slice(start, end);
    const pattern =
      found[1] !== undefined
        ? fieldPatterns.go
        : source.search(fieldPatterns.colon) === -1
          ? fieldPatterns.typed
          : fieldPatterns.colon;
    const fields = [...source.matchAll(pattern)].map(({ 0: all, 1: field = '', index }) => ({
      name: toJsonName(field),
      offset: start + index + all.lastIndexOf(field),
    }));
    if (fields.length > 0) types.set(name, fields);
  }
  return types;
}

/** How code reads a response as a type, whose name follows or is that of a variable. */
const decoded = [
  // Retrofit.
  /@(?:GET|POST|PUT|PATCH|DELETE)\("[^"\n]*"\)[^;{}]*?\)\s*:\s*(?:(?:Call|Response|Single|Result|Flow)<)?(\w+)/g,
  /@(?:GET|POST|PUT|PATCH|DELETE)\("[^"\n]*"\)\s*(?:Call|Response|Single|CompletableFuture)<(\w+)>/g,
  /\b(?:decode|readValue|bodyTo\w+|(?:get|post|put|patch)?For(?:Object|Entity)|exchange|fromJson|body)\([^()\n]*?\b(\w+)(?:\.self|\.class|::class)/g,
  /\b(?:Deserialize(?:Object|Async)?|ReadFromJsonAsync|GetFromJsonAsync|json|from_str|decodeFromString|body)(?:::)?<(?:List<|Vec<)?(\w+)>/g,
  /\b(?:model_validate|parse_obj|parse_raw|model_validate_json|fromJson)\(|\bas\s+(\w+)\b(?=[^\n]*$)/gm,
  /:\s*(?:Promise<)?(\w+)(?:\[\])?>?\s*=\s*(?:\(?await\b|JSON\.parse)/g,
];
const goVariable = /(?:\.Decode|\bUnmarshal\([^,()\n]+,\s*|\bDecode)\(?\s*&(\w+)\)/g;

/** The names of the types as which code reads what a call returns. */
export function listDecodedTypes(source: string, text: string): string[] {
  const names = decoded.flatMap((pattern) =>
    [...source.matchAll(pattern)].flatMap((found) => found[1] ?? []),
  );
  const variables = [...source.matchAll(goVariable)].flatMap(([, name = '']) => {
    const type = new RegExp(
      String.raw`\bvar\s+${name}\s+(?:\[\])?(\w+)|\b${name}\s*:=\s*&?(\w+)\{`,
    ).exec(text);
    return type?.[1] ?? type?.[2] ?? [];
  });
  return [...new Set([...names, ...variables])];
}
