import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ParsedSampleResponse } from './parse-sample-response';
import { SampleResponseView } from './sample-response-view';

const response: ParsedSampleResponse = {
  call: { method: 'GET', path: '/appointments?x=1', operation: 'listAppointments', as: 'patient' },
  as: 'as Dana Example',
  status: 200,
  duration: 12,
  content: { kind: 'text', text: '{\n  "a": "<b>"\n}', isJson: true },
};

const render = (changes: Partial<ParsedSampleResponse>) =>
  renderToStaticMarkup(
    <SampleResponseView response={{ ...response, ...changes }} name="GET /appointments" />,
  );

describe('SampleResponseView', () => {
  it('shows the call, its user, and the outcome', () => {
    const html = render({});
    for (const part of ['200 Success', 'GET /appointments?x=1', 'as Dana Example', '12 ms']) {
      expect(html).toContain(part);
    }
    expect(html).toContain('/api/operations/listAppointments?sample#try');
  });

  it('highlights JSON in an element that can be scrolled with the keyboard', () => {
    const html = render({});
    expect(html).toContain('<span class="run-keyword">&quot;a&quot;</span>');
    expect(html).toContain('<span class="run-string">&quot;&lt;b&gt;&quot;</span>');
    expect(html).toMatch(/<pre[^>]*tabindex="0"[^>]*aria-label="Response of GET \/appointments"/i);
  });

  it('does not highlight long JSON', () => {
    const text = JSON.stringify(Array.from({ length: 9000 }, () => 'text'));
    const html = render({ content: { kind: 'text', text, isJson: true } });
    expect(html).not.toContain('run-string');
  });

  it('shows that there is no body', () => {
    expect(render({ status: 204, content: { kind: 'none' } })).toContain('No body');
  });

  it('offers a file for download, with type and size', () => {
    const body = new Blob(['12345'], { type: 'application/zip' });
    const html = render({ content: { kind: 'file', body, name: 'a.zip' } });
    expect(html).toContain('application/zip');
    expect(html).toContain('5 B');
    expect(html).toContain('Download');
  });

  it('names the error of a 405', () => {
    expect(render({ status: 405 })).toContain('405 Server reported an error');
  });
});
