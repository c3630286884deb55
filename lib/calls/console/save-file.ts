/** Downloads a blob as a file. */
export function saveFile(body: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(body);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
