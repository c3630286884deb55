import { expect, it } from 'vitest';
import { readHexDump } from './hex-dump';

const netty = `|00000000| 7b 22 61 22 3a 31 2c 22 62 22 3a 22 78 79 7a 22 |{"a":1,"b":"xyz"|
|00000010| 7d                                              |}               |`;
const hexdump = `00000000  7b 22 61 22 3a 31 2c 22  62 22 3a 22 78 79 7a 22  |{"a":1,"b":"xyz"|
00000010  7d                                                |}|`;
const xxd = `00000000: 7b22 6122 3a31 2c22 6222 3a22 7879 7a22  {"a":1,"b":"xyz"
00000010: 7d                                       }`;
const wireshark = `0000   7b 22 61 22 3a 31 2c 22 62 22 3a 22 78 79 7a 22   {"a":1,"b":"xyz"
0010   7d                                                }`;

it.each(Object.entries({ netty, hexdump, xxd, wireshark }))(
  'decodes a dump of %s',
  (_tool, dump) => {
    expect(readHexDump(`WRITE: 17B\n${dump}\nFLUSH`)).toMatchObject({
      content: '{"a":1,"b":"xyz"}',
      at: { offset: 11, length: dump.length },
    });
  },
);

it('finds none in other numbers', () => {
  expect(readHexDump('2025 10 28\n2025 10 29\n')).toBeUndefined();
});
