/** Characters that XML 1.0 forbids: most control characters, lone surrogates and two noncharacters. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * A text for XML or iCalendar. Editors paste control characters from word processors; one makes a whole feed unreadable.
 */
export function withoutControls(text: string): string {
  return text.replaceAll(forbidden, '');
}
