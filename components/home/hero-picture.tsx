import { CalendarCheck, Video } from 'lucide';
import { Icon } from '@/components/icon/icon';
import { Code } from '@/components/mdx/code-block';
import type { OperationExample } from '@/lib/openapi/operation-example';
import styles from './hero-picture.module.css';

const toWords = (value: unknown) =>
  String(value ?? '')
    .toLowerCase()
    .replaceAll('_', ' ');

/** The picture beside the headline: a request, its response from the reference, and an app that displays the response. */
export async function HeroPicture({
  example,
  fields,
}: {
  example: OperationExample;
  fields: readonly string[];
}) {
  const { operation, response } = example;
  const excerpt = Object.fromEntries(
    fields.flatMap((field) => (field in response ? [[field, response[field]]] : [])),
  );
  const json = JSON.stringify(excerpt, null, 2).replace(/\n\}$/, ',\n  …\n}');
  const date =
    typeof response.scheduledTimestamp === 'string'
      ? new Date(response.scheduledTimestamp)
      : undefined;
  const day =
    date &&
    new Intl.DateTimeFormat('en-US-u-hc-h23', { dateStyle: 'full', timeZone: 'UTC' }).format(date);
  const time =
    date &&
    new Intl.DateTimeFormat('en-US-u-hc-h23', { timeStyle: 'short', timeZone: 'UTC' }).format(date);
  return (
    <div className={styles.picture}>
      <Code
        source={json}
        language="json"
        meta={`title="${operation.method.toUpperCase()} ${operation.path}"`}
      />
      <div className={styles.phone} aria-hidden="true">
        <p className={styles.bar}>
          <span>{time}</span>
          <i />
        </p>
        <p className={styles.status}>
          <Icon icon={CalendarCheck} size={15} stroke={2} />
          {toWords(response.status)}
        </p>
        <p className={styles.title}>{toWords(response.appointmentType ?? 'Appointment')}</p>
        <p className={styles.row}>{day}</p>
        <p className={styles.row}>{toWords(response.speciality)}</p>
        <p className={styles.button}>
          <Icon icon={Video} size={16} stroke={2} />
          Open visit
        </p>
        <p className={styles.ghost} />
      </div>
    </div>
  );
}
