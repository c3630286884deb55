import { type Ref, useState } from 'react';
import type { ElementOf } from '@/lib/contract/contract-types';
import { ElementIcon } from '../parts/element-icon';
import { InputField, inputControlProps } from '../parts/input-field';
import { useInput } from '../screen/use-input';

type ChosenFile = { name: string; type: string; size: number };

const kinds = { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'application/pdf': 'PDF' };
const megabyte = 1024 * 1024;
const none: ChosenFile[] = [];

const formatSize = (bytes: number) =>
  bytes >= megabyte
    ? `${(bytes / megabyte).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`;

/** The element `upload`: files that the doctor adds. The host sends them with the screen's other values. */
export function UploadElement({ element }: { element: ElementOf<'upload'> }) {
  const {
    accept = ['image/jpeg', 'image/png', 'application/pdf'],
    maxFiles = 1,
    maxMegabytes = 10,
    camera,
  } = element;
  const input = useInput<ChosenFile[]>(element, none);
  const [refused, setRefused] = useState<string>();
  const change = (files: ChosenFile[]) => {
    input.setValue(files);
    input.commit(files);
  };
  const add = (list: FileList | null) => {
    const chosen = [...(list ?? [])].map(({ name, type, size }) => ({ name, type, size }));
    const wrongKind = chosen.find(({ type }) => !accept.some((kind) => kind === type));
    const tooLarge = chosen.find(({ size }) => size > maxMegabytes * megabyte);
    if (wrongKind) {
      const names = accept.map((kind) => kinds[kind]).join(', ');
      setRefused(`${wrongKind.name} is not added: only ${names} can be.`);
    } else if (tooLarge) {
      setRefused(`${tooLarge.name} is not added: it is larger than ${maxMegabytes} MB.`);
    } else if (input.value.length + chosen.length > maxFiles) {
      setRefused(`Not added: there can be ${maxFiles} ${maxFiles === 1 ? 'file' : 'files'}.`);
    } else {
      setRefused(undefined);
      change([...input.value, ...chosen]);
    }
  };
  return (
    <InputField input={input}>
      {input.value.length > 0 && (
        <ul className="el-files">
          {input.value.map((file) => (
            <li key={`${file.name} ${file.size}`}>
              <ElementIcon name="document" />
              <span>{file.name}</span>
              <small>{formatSize(file.size)}</small>
              <button
                type="button"
                className="el-icon-button"
                aria-label={`Remove ${file.name}`}
                onClick={() => change(input.value.filter((other) => other !== file))}
              >
                <ElementIcon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="el-upload">
        <ElementIcon name={camera ? 'photo' : 'upload'} />
        <input
          {...inputControlProps(input)}
          required={input.required && input.value.length === 0}
          ref={input.focusTarget as Ref<HTMLInputElement>}
          type="file"
          accept={accept.join(',')}
          multiple={maxFiles > 1}
          capture={camera ? 'environment' : undefined}
          onChange={({ target }) => {
            add(target.files);
            // The same file can be chosen again after it was removed.
            target.value = '';
          }}
        />
      </div>
      {refused && (
        <p className="el-invalid" role="alert">
          {refused}
        </p>
      )}
    </InputField>
  );
}
