import { describe, expect, it } from 'vitest';
import { createQuestionsCsv } from './questions-csv';

describe('createQuestionsCsv', () => {
  it('writes one row for each question, and quotes every cell', () => {
    const gaps = [{ id: 'a-b', title: '=1+1', rely: 'Say "no".', ask: 'Why, and how?' }];
    const uses = [
      { id: 'a-b', title: 'X', path: '/x' },
      { id: 'other', title: 'Y', path: '/y' },
      { id: 'a-b', title: 'Z', path: '/z' },
    ];
    const csv = createQuestionsCsv(
      { topics: [{ title: 'T', gaps }] },
      uses,
      (path) => `https://d.example${path}`,
    );
    expect(csv).toBe(
      '"id","topic","what is open","question","assumption","pages","answer"\r\n' +
        `"a-b","T","'=1+1","Why, and how?","Say ""no"".","https://d.example/x\nhttps://d.example/z",""\r\n`,
    );
  });
});
