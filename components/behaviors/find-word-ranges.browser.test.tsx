import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { findWordRanges } from './find-word-ranges';

const findTexts = (...words: string[]) => findWordRanges(new Set(words), null).map(String);

test('finds words, also in an identifier with line break opportunities', async () => {
  await render(
    <main>
      <article>
        <p>
          The notification is sent.{' '}
          <code>
            notification
            <wbr />
            Time
            <wbr />
            Before
          </code>
        </p>
        <button type="button">notificationTimeBefore</button>
      </article>
    </main>,
  );
  expect(findTexts('notificationtimebefore')).toEqual(['notificationTimeBefore']);
  expect(findTexts('sent')).toEqual(['sent']);
  expect(findTexts('sent', 'missing')).toEqual([]);
});
