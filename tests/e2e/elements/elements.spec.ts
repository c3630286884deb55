import { deflateRawSync } from 'node:zlib';
import { expect, test } from '../support/fixtures';

/** What elements need of the built page: its policy, its frames, and its workers. */

/** Tries to run a script, to load a picture, and to open another page. */
const attack =
  '<p>Shown</p><img src=x onerror="parent.document.title=1"><form action="/x"><button>Go</button></form>';

const shared = {
  type: 'group',
  content: [
    { type: 'check', name: 'agreed', label: 'Agreed' },
    { type: 'button', label: 'Send', action: { type: 'submit' } },
    { type: 'viewer', kind: 'pdf', title: 'Results', url: '/images/elements/blood-test.pdf' },
    { type: 'embed', title: 'Insurer', html: attack },
  ],
};

test.use({
  // What browsers say when the frame of `embed` blocks the script and the picture.
  allowErrors: [
    /^Blocked script execution in 'about:srcdoc'|directive: "img-src data:"|“img-src data:”$/,
  ],
});

test('a shared link opens a playground, which shows PDFs and isolates frames', {
  tag: '@smoke',
}, async ({ page }) => {
  const encoded = deflateRawSync(JSON.stringify(shared)).toString('base64url');
  await page.goto(`/docs/doctor-app/elements/viewer#viewer=${encoded}`);
  const title = await page.title();
  const playground = page.getByRole('region', { name: 'Playground: viewer' });
  // The editor contains the first example until the shared document is decoded.
  await expect(playground.locator('.cm-content')).toContainText(/"type":\s*"group"/);
  await expect(playground.getByText('The JSON follows the contract.')).toBeVisible();

  await playground.getByRole('checkbox', { name: 'Agreed' }).check();
  await playground.getByRole('button', { name: 'Send' }).click();
  await expect(playground.getByRole('log')).toContainText('"agreed":true');

  await playground.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(playground.getByText('Page 2 of 2')).toBeVisible();
  const pdfPage = playground.getByRole('img', { name: 'Results, page 2' });
  // A page that is drawn has other pixels than an empty one.
  await expect
    .poll(() =>
      pdfPage.evaluate((canvas: HTMLCanvasElement) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
        return new Set(pixels?.data).size;
      }),
    )
    .toBeGreaterThan(2);

  const frame = playground.locator('iframe');
  await expect(frame.contentFrame().getByText('Shown')).toBeVisible();
  await expect(page).toHaveTitle(title);
});
