import { SiteLink } from '@/components/ui/navigation/site-link';
import { listDownloads } from '@/lib/api/description/downloads';
import { getOpenApiDocument } from '@/lib/api/description/load-openapi-document';
import styles from './topics.module.css';

/** What the API description says about itself, where it says it: contact, license, terms, and other documentation. */
function ApiInfo() {
  const { info, externalDocs } = getOpenApiDocument();
  const { contact, license, termsOfService } = info;
  const { email } = contact ?? {};
  const links = [
    ['Contact', contact?.url, contact?.name],
    ['Email', email && `mailto:${email}`, email],
    ['License', license?.url, license?.name ?? license?.identifier],
    ['Terms of service', termsOfService, undefined],
    ['More', externalDocs?.url, externalDocs?.description],
  ] as const;
  const known = links.filter(([, url, name]) => url ?? name);
  if (known.length === 0) return null;
  return (
    <ul className="text-links">
      {known.map(([title, url, name = url]) => (
        <li key={title}>
          {title}: {url === undefined ? name : <SiteLink href={url}>{name}</SiteLink>}
        </li>
      ))}
    </ul>
  );
}

/** What the OpenAPI document says about itself, and its files, with their sizes. */
export function Downloads() {
  return (
    <>
      <ApiInfo />
      <DownloadList />
    </>
  );
}

function DownloadList() {
  return (
    <dl className={styles.terms}>
      {listDownloads().map(({ title, path, description, kilobytes }) => (
        <div key={path}>
          <dt>
            <SiteLink href={path} download>
              {title}
            </SiteLink>{' '}
            <span className={styles.faint}>{kilobytes} KB</span>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
