import { describe, expect, it } from 'vitest';
import { readWorkerMessage } from './worker-protocol';

describe('readWorkerMessage', () => {
  it('reads messages of pages', () => {
    expect(readWorkerMessage({ type: 'claim' })).toEqual({ type: 'claim' });
    const message = { type: 'keep-page', url: '/docs', files: ['/a.js'] };
    expect(readWorkerMessage(message)).toEqual(message);
    expect(readWorkerMessage({ type: 'keep-page', url: '/docs' })).toEqual({
      ...message,
      files: [],
    });
  });

  it.each([
    ['claim'],
    [null],
    [{ type: 'delete-everything' }],
    [{ type: 'keep-page' }],
    [{ type: 'keep-page', url: '/docs', files: '/a.js' }],
  ])('ignores %j', (data) => {
    expect(readWorkerMessage(data)).toBeUndefined();
  });

  it('leaves out files that are not texts', () => {
    const message = { type: 'keep-page', url: '/docs', files: [1, '/a.js'] };
    expect(readWorkerMessage(message)).toEqual({ ...message, files: ['/a.js'] });
  });
});
