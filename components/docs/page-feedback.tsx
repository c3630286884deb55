import { feedbackScript } from '@/.generated/site/page-scripts';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { getOpenApiDocument } from '@/lib/api/description/load-openapi-document';
import { assetUrl } from '@/lib/site/base-url';
import { buildFeedbackUrl, type FeedbackKind } from '@/lib/site/feedback-links';
import { getSite } from '@/lib/site/site-settings';
import { absoluteUrl } from '@/lib/site/urls';
import styles from './page-feedback.module.css';

/**
 * Links that prepare an issue or an email about a page, if the settings say where it goes. Nothing is sent: the reader
 * completes the draft. lib/client/controls/feedback-section.ts adds the section in the address.
 * @param props.version the docs version of the page
 */
export function PageFeedback({
  path,
  title,
  version,
}: {
  path: string;
  title: string;
  version?: string | undefined;
}) {
  const site = getSite();
  const { feedback, versions } = site;
  if (!feedback) return null;
  const url = absoluteUrl(path, site);
  const page = {
    title,
    url,
    version: `${version ?? versions.currentLabel}, API ${getOpenApiDocument().info.version}`,
  };
  // A new tab would stay empty beside the mail program.
  const Link = feedback.email === undefined ? SiteLink : 'a';
  const link = (kind: FeedbackKind, label: string) => (
    <Link href={buildFeedbackUrl(feedback, kind, page)} data-feedback={url}>
      {label}
    </Link>
  );
  return (
    <section
      className={styles.feedback}
      aria-label="Feedback"
      data-search="off"
      data-markdown="omit"
    >
      {/* React puts it into the head. */}
      <script async src={assetUrl(feedbackScript.path)} integrity={feedbackScript.integrity} />
      <p>
        Was this page helpful? {link('helpful', 'Yes')} {link('not-helpful', 'No')}
      </p>
      <p>{link('problem', 'Report a problem')}</p>
      <p className={styles.note}>
        Each link opens {feedback.email === undefined ? 'a draft of an issue' : 'an email'}. Nothing
        is sent until you send it.
      </p>
    </section>
  );
}
