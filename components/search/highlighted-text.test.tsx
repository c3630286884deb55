import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HighlightedText } from './highlighted-text';

const code = (text: string, isMatch = false) => ({ text, isMatch, isCode: true });
const render = (parts: Parameters<typeof HighlightedText>[0]['parts']) =>
  renderToStaticMarkup(<HighlightedText parts={parts} />);
/** The text with `|` where a line can break. */
const readBreaks = (parts: Parameters<typeof HighlightedText>[0]['parts']) =>
  render(parts)
    .replaceAll(/<wbr\/?>/g, '|')
    .replaceAll(/<[^>]*>/g, '');

describe('HighlightedText', () => {
  it('marks matches and code', () => {
    expect(render([{ text: 'the ', isMatch: false, isCode: false }, code('status', true)])).toBe(
      'the <code><mark>status</mark></code>',
    );
  });

  it('breaks an identifier after its underscores and before its capitals', () => {
    expect(readBreaks([code('PATIENT_CANCELLED_APPOINTMENT')])).toBe(
      'PATIENT_|CANCELLED_|APPOINTMENT',
    );
    expect(readBreaks([code('timeToCancelForFree')])).toBe('time|To|Cancel|For|Free');
  });

  it('breaks an identifier where a match starts or ends', () => {
    expect(
      readBreaks([code('PATIENT_'), code('CANCELLED', true), code('_'), code('APPOINTMENT', true)]),
    ).toBe('PATIENT_|CANCELLED_|APPOINTMENT');
    expect(readBreaks([code('timeTo'), code('Cancel', true), code('ForFree')])).toBe(
      'time|To|Cancel|For|Free',
    );
  });

  it('breaks no words of a sentence', () => {
    expect(
      readBreaks([
        { text: 'an OAuth', isMatch: true, isCode: false },
        { text: 'Token', isMatch: false, isCode: false },
      ]),
    ).toBe('an OAuthToken');
  });
});
