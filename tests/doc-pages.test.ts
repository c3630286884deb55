import { describe, expect, it } from 'vitest';
import { excludeDocs, listDocs } from '../lib/content/docs';
import { getScreens } from '../lib/contract/screens/load-screens';
import { readText } from '../lib/files/project-files';

/** The addresses of the specification (1-portal.txt section 2). */
const specified =
  'account, account-mfa, action-metadata-and-behavior, alternative-offer, api-integration, api-making-calls, api-security, appointment-details, appointment-filter, appointment-list, approve-disclaimer, cancel, change-password, chat, custom-ui-elements, disabled-until, disabled-until-account-inactive, disabled-until-status-change, edit-account, elements-reference, error-message, example-api-calls, home, introduction, language-selection, login, medical-documents, mfa-disabled, mfa-enable, minimum-implementation, offer-appointment, offer-appointment-need-another, outside-patient-coverage, overriding-screen-contents, overview, prescription, quick-start, reset-password, reset-password-email, reset-password-request, review-and-approve, sdk, sdk-integration, set-status, suggested-scheduling, translation-language, video-room-place-holder, vtp-charge, vtp-discount, vtp-documents, vtp-summary, walk-in-first-page, walk-in-qr-code, welcome-screen';
const ids = specified.split(', ').map((name) => `doctor-app/${name}`);

/** A page's own prose: its paragraphs and items, without front matter, code, tables and components. */
function listParagraphs(source: string): string[] {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^ *```[\s\S]*?^ *```$/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:-|\d+\.) )/)
    .map((block) =>
      block
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((block) => block !== '' && !/^[|#]/.test(block));
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

const docs = listDocs();
const paragraphs = new Map(docs.map(({ id, file }) => [id, listParagraphs(readText(file))]));

describe('the docs of the doctor app', () => {
  it('are the 54 pages of the specification, and 58 of elements', () => {
    const found = docs.map(({ id }) => id);
    const guides = found.filter((id) => !id.startsWith('doctor-app/elements/'));
    expect(guides.sort()).toEqual([...ids].sort());
    expect(found.filter((id) => id.startsWith('doctor-app/elements/'))).toHaveLength(58);
  });

  it.each(ids)('%s has at least 250 words of its own prose', (id) => {
    expect(countWords((paragraphs.get(id) ?? []).join(' '))).toBeGreaterThanOrEqual(250);
  });

  it('share no paragraph', () => {
    const places = new Map<string, string[]>();
    for (const [id, blocks] of paragraphs) {
      for (const block of blocks.filter((text) => countWords(text) >= 8)) {
        places.set(block, [...(places.get(block) ?? []), id]);
      }
    }
    expect([...places].filter(([, pages]) => pages.length > 1)).toEqual([]);
  });

  it.each(ids)('%s leads on to other pages at its end', (id) => {
    const source = readText(`content/docs/${id}.mdx`);
    const last = source.slice(source.lastIndexOf('\n## '));
    expect(last.match(/href="\//g)?.length ?? 0).toBeGreaterThanOrEqual(2);
  });

  it.each(getScreens().map(({ name }) => name))(
    '%s shows all that its screen’s file says',
    (name) => {
      const source = readText(`content/docs/doctor-app/${name}.mdx`);
      for (const part of [
        'States',
        'Flow',
        'Elements',
        'Actions',
        'Fields',
        'Overrides',
        'Playground',
      ]) {
        expect(source).toContain(`<Screen${part} name="${name}" />`);
      }
    },
  );

  it('leave out the folders that the settings exclude, such as the patient app', () => {
    expect(
      excludeDocs(['doctor-app/login', 'patient-app/login', 'patient-app-guide'], ['patient-app']),
    ).toEqual(['doctor-app/login', 'patient-app-guide']);
    expect(docs.filter(({ id }) => id.startsWith('patient-app/'))).toEqual([]);
  });
});
