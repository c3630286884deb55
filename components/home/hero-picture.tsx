import { CalendarCheck, Video } from 'lucide';
import { Icon } from '@/components/icon/icon';
import { Code } from '@/components/mdx/code-block';
import type { OperationExample } from '@/lib/openapi/operation-example';
import styles from './hero-picture.module.css';

const words = (value: unknown) =>
  String(value ?? '')
    .toLowerCase()
    .replaceAll('_', ' ');

/** The picture beside the headline: a call, the answer that the reference gives for it, and what an app makes of it. */
export async function HeroPicture({
  example: sample,
  fields,
}: {
  example: OperationExample;
  fields: readonly string[];
}) {
  const { operation, response: answer } = sample;
  const shown = Object.fromEntries(
    fields.flatMap((field) => (field in answer ? [[field, answer[field]]] : [])),
  );
  const json = JSON.stringify(shown, null, 2).replace(/\n\}$/, ',\n  …\n}');
  const when =
    typeof answer.scheduledTimestamp === 'string' ? new Date(answer.scheduledTimestamp) : undefined;
  const day =
    when && new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(when);
  const time =
    when && new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' }).format(when);
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
          {words(answer.status)}
        </p>
        <p className={styles.title}>{words(answer.appointmentType ?? 'Appointment')}</p>
        <p className={styles.row}>{day}</p>
        <p className={styles.row}>{words(answer.speciality)}</p>
        <p className={styles.button}>
          <Icon icon={Video} size={16} stroke={2} />
          Open visit
        </p>
        <p className={styles.ghost} />
      </div>
    </div>
  );
}
