/** A picture on the wire, as Strapi's upload plugin returns it. */
export function wirePicture(name: string, alternativeText: string) {
  return {
    data: {
      id: 3,
      attributes: {
        url: `/uploads/${name}`,
        width: 1920,
        height: 1280,
        alternativeText,
        formats: { gallery: { url: `/uploads/gallery_${name}`, width: 1600, height: 1067 } },
      },
    },
  };
}

/** A media field for many pictures, on the wire. */
export function wirePictureList(...pictures: ReturnType<typeof wirePicture>[]) {
  return { data: pictures.map(({ data }) => data) };
}
