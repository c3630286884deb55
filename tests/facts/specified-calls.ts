import {
  createReader,
  type NotedName,
  readNames,
  readSection,
  splitText,
} from './specification-text';

export type SpecifiedCall = {
  method: string;
  path: string;
  token: 'required' | 'optional' | 'none';
  query: NotedName[];
  hasBody: boolean;
  hasAnswer: boolean;
};

/** Cells of the last column that do not say what the call returns. */
const withoutAnswer = new Set([
  '',
  'not shown',
  'no token header',
  'quiet add of a policy',
  'add or update a person',
  'log out',
]);

/** Reads a cell with paths: a second one is complete (`/appointments/suggest-offline`) or only a last segment. */
function readPaths(cell: string): string[] {
  const [first = '', ...others] = cell.split(' and ');
  const folder = first.slice(0, first.lastIndexOf('/'));
  return [first, ...others.map((path) => (/\/.+\//.test(path) ? path : folder + path))];
}

/** Reads a cell with query parameters, which may refer to those of the row before. */
const readQuery = (cell: string, before: NotedName[]): NotedName[] =>
  (cell === '' ? [] : splitText(cell, ', ')).flatMap((item) => {
    const same = 'the same plus ';
    const names = readNames(item.replace(same, ''));
    if (!names) throw new Error(`The specification has an unknown query parameter: "${item}"`);
    return item.startsWith(same) ? [...before, ...names] : names;
  });

/** Reads the table of calls (portal.txt, section 7). Throws if it cannot read a row. */
export function readCalls(): SpecifiedCall[] {
  const section = readSection('portal', '## 7. The calls it makes');
  const rows = section.filter((line) => line.startsWith('|')).slice(2);
  let query: NotedName[] = [];
  return rows.flatMap((row) => {
    const match = /^\| ([A-Z, ]+) \| (\/[^|]+) \| ([^|]*?) ?\| ([^|]*?) ?\| ([^|]*?) ?\|$/.exec(
      row,
    );
    if (!match) throw new Error(`The specification has an unknown row: "${row}"`);
    const [, methods = '', paths = '', queryCell = '', body = '', answer = ''] = match;
    query = readQuery(queryCell, query);
    const [, onlyMethod] = / for ([A-Z]+)$/.exec(body) ?? [];
    const withToken = /; token header optional$/.test(body) ? 'optional' : 'required';
    const token: SpecifiedCall['token'] = /\bno token\b/.test(answer) ? 'none' : withToken;
    return methods.split(', ').flatMap((method) =>
      readPaths(paths).map((path) => ({
        method: method.toLowerCase(),
        path,
        token,
        query,
        hasBody: !['', 'none'].includes(body) && (!onlyMethod || onlyMethod === method),
        hasAnswer: !withoutAnswer.has(answer),
      })),
    );
  });
}

export type SpecifiedParameter = { name: string; value: number | null; unit: string };

/** The unit of each list of system parameters (`seconds unless noted`). */
const unitsOfLists = createReader<string>({
  'Counts and distances': 'count',
  Buffers: 'seconds',
  'Flags (0 or 1)': 'flag',
  'Time-outs': 'seconds',
  'Minimum app versions': 'version',
});

/** Texts that name no parameter of the list. */
const unnamed = createReader<[]>({ 'Android 3.100, iOS 3.100 (lower need an update)': [] });

const units: Record<string, string> = { m: 'meters', min: 'minutes' };

/** Reads the system parameters (data-reference.txt, section 9). Throws if it cannot read a line or a parameter. */
export function readSystemParameters(): SpecifiedParameter[] {
  const section = readSection('data-reference', '## 9. business constants and limits');
  const start = section.findIndex((line) => line.startsWith('System parameters ('));
  const lists = section.slice(start + 1);
  // The string parameters have no names.
  if (!lists.pop()?.startsWith('- String parameters: '))
    throw new Error('The last list of system parameters is not that of the string parameters');
  const parameters = lists.flatMap((line) => {
    const [, label = '', list = ''] = /^- ([^:]+): (.*)\.$/.exec(line) ?? [];
    const unit = unitsOfLists.read(label);
    return splitText(list, '; ').flatMap((item) => {
      if (unnamed.has(item)) return unnamed.read(item);
      const [, text = item, value, suffix] = /^(\w+) (\d+)(?: (m|min))?$/.exec(item) ?? [];
      const names = readNames(text);
      if (!names) throw new Error(`The specification has an unknown system parameter: "${item}"`);
      return names.map(({ name }) => ({
        name,
        value: value === undefined ? null : Number(value),
        unit: units[suffix ?? ''] ?? (/(?:Length|Characters)$/.test(name) ? 'characters' : unit),
      }));
    });
  });
  unitsOfLists.finish();
  unnamed.finish();
  return parameters;
}
