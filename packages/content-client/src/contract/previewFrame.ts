/** Message by which a preview in a frame tells the admin that it is shown. Browsers can block frames without a word. */
export const previewShown = 'preview-shown';
