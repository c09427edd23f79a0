import { pictureNamePattern } from '@group/content-client/picture/picture.schema';
import { type PictureFormat, pictureFormats, pictureWidths } from '@group/routes/site/pictureAddress';

export interface PictureRequest {
  /** In pixels. */
  width: number;
  /** File name in the content service's uploads. */
  name: string;
  format: PictureFormat;
}

/** The picture that an address stands for; `undefined` for any address that the site itself would not make. */
export function pictureRequest(width: string, file: string): PictureRequest | undefined {
  const at = file.lastIndexOf('.');
  const name = file.slice(0, at);
  const format = pictureFormats.find((known) => known === file.slice(at + 1));
  const known = pictureWidths.find((each) => String(each) === width);
  return format && known && pictureNamePattern.test(name) ? { width: known, name, format } : undefined;
}
