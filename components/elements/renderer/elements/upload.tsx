import { useState } from 'react';
import type { ElementOf } from '@/lib/elements/contract-types';
import { pluralize } from '@/lib/kit/text/pluralize';
import { ElementIcon } from '../parts/element-icon';
import { InputField, inputControlProps } from '../parts/input-field';
import { useInput } from '../screen/use-input';

type SelectedFile = { name: string; type: string; size: number };

const formatNames = { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'application/pdf': 'PDF' };
const bytesPerMegabyte = 1024 * 1024;
const noFiles: SelectedFile[] = [];

const formatSize = (bytes: number) =>
  bytes >= bytesPerMegabyte
    ? `${(bytes / bytesPerMegabyte).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`;

/** The element `upload`: files that the doctor selects. The host app sends them with the screen's other values. */
export function UploadElement({ element }: { element: ElementOf<'upload'> }) {
  const {
    accept = ['image/jpeg', 'image/png', 'application/pdf'],
    maxFiles = 1,
    maxMegabytes = 10,
    camera,
  } = element;
  const input = useInput<SelectedFile[]>(element, noFiles);
  const [error, setError] = useState<string>();
  const changeFiles = (files: SelectedFile[]) => {
    input.setValue(files);
    input.commit(files);
  };
  const addFiles = (fileList: FileList | null) => {
    const added = [...(fileList ?? [])].map(({ name, type, size }) => ({ name, type, size }));
    const wrongType = added.find(({ type }) => !accept.some((accepted) => accepted === type));
    const tooLarge = added.find(({ size }) => size > maxMegabytes * bytesPerMegabyte);
    if (wrongType) {
      const names = accept.map((type) => formatNames[type]).join(', ');
      setError(`${wrongType.name} is not added: only ${names} can be.`);
    } else if (tooLarge) {
      setError(`${tooLarge.name} is not added: it is larger than ${maxMegabytes} MB.`);
    } else if (input.value.length + added.length > maxFiles) {
      setError(`Not added: there can be ${pluralize(maxFiles, 'file')}.`);
    } else {
      setError(undefined);
      changeFiles([...input.value, ...added]);
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
                onClick={() => changeFiles(input.value.filter((other) => other !== file))}
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
          ref={input.focusRef}
          type="file"
          accept={accept.join(',')}
          multiple={maxFiles > 1}
          capture={camera ? 'environment' : undefined}
          onChange={({ target }) => {
            addFiles(target.files);
            // Without this, selecting a removed file again would not fire a change event.
            target.value = '';
          }}
        />
      </div>
      {error && (
        <p className="el-invalid" role="alert">
          {error}
        </p>
      )}
    </InputField>
  );
}
