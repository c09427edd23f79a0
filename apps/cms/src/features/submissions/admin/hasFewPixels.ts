import { maxPicturePixels } from '@group/content-client/contract/pictures';

/**
 * Whether a picture can be shown: a small file may unfold to gigabytes, for which the tab would stand still. Browsers read
 * no more than the size of a picture that stands on no page.
 */
export async function hasFewPixels(address: string): Promise<boolean> {
  const picture = new Image();
  const loaded = new Promise((resolve, reject) => {
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', () => reject(new Error('The picture is damaged.')));
  });
  picture.src = address;
  await loaded;
  return picture.naturalWidth * picture.naturalHeight <= maxPicturePixels;
}
