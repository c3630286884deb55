import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { nobody } from '@/lib/api/users/nobody';
import { requestDescription } from '@/tests/support/request-description';
import { RequestPanel } from './request-panel';

/** A body of multipart/form-data with a file. */

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const description = {
  ...requestDescription,
  body: {
    required: true,
    mediaType: 'multipart/form-data',
    fileFields: ['report', 'images'],
    schema: {
      type: 'object' as const,
      properties: {
        title: { type: 'string' as const },
        report: { type: 'string' as const, format: 'binary', description: 'The report.' },
        images: {
          type: 'array' as const,
          items: { type: 'string' as const, contentMediaType: 'image/png' },
        },
      },
    },
  },
};
const draft = {
  server: 'https://api.example.com/api/v2',
  user: nobody,
  parameters: { 'path.id': '7' },
  body: '{"title":"@a\\nb","report":"","images":["",""]}',
};
const panel = page.getBySelector('.request-panel');
const send = panel.getByRole('button', { name: 'Send', exact: true });

const open = (body = draft.body) =>
  render(
    <RequestPanel description={description} initialDraft={{ ...draft, body }} onClose={() => {}} />,
  );

test('selected files are sent as bytes with their names, and code has the names', async () => {
  const requests: Request[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    requests.push(new Request(url, init));
    return Response.json({ fee: 1 });
  });
  await open();
  await send.click();
  await expect.element(panel.getByText('Select a file for report.')).toBeVisible();
  expect(requests).toHaveLength(0);

  const bytes = new Uint8Array([0, 13, 10, 200]);
  const select = async (label: string, name: string) =>
    userEvent.upload(
      panel.getByLabelText(label, { exact: true }),
      new File([bytes], name, { type: 'a/b' }),
    );
  await select('report', 'ä b.pdf');
  await expect.element(panel.getByText('The report. ä b.pdf, 4 B.')).toBeVisible();
  await select('Item 1', '1.png');
  await select('Item 2', '2.png');
  await send.click();
  await expect.poll(() => requests).toHaveLength(1);
  const form = await requests[0]?.formData();
  expect(form?.get('title')).toBe('@a\nb');
  const files = [form?.get('report'), ...(form?.getAll('images') ?? [])];
  expect(files.map((file) => (file instanceof File ? [file.name, file.type] : file))).toEqual([
    ['ä b.pdf', 'a/b'],
    ['1.png', 'a/b'],
    ['2.png', 'a/b'],
  ]);
  const [report] = files;
  expect(report instanceof File && (await report.bytes())).toEqual(bytes);

  await panel.getByText('This request as code').click();
  await expect
    .element(panel.getByRole('group', { name: 'Code: curl' }))
    .toHaveTextContent(`--form 'images=@1.png'`);
});

test('a link has the name of a file only, so the file must be selected', async () => {
  await open('{"report":"a.pdf"}');
  await expect.element(panel.getByText(/Select the file “a.pdf”/)).toBeVisible();
  await send.click();
  await expect.element(panel.getByText('Select a file for report.')).toBeVisible();
});
