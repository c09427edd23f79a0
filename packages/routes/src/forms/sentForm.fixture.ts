/**
 * A form as it comes over the network. Made of bytes, as the stream that Node makes of a form fails, unhandled, where its
 * reader is done before it.
 */
export async function sentForm(form: BodyInit, more: Readonly<Record<string, string>> = {}): Promise<Request> {
  const packed = new Response(form);
  const headers = { 'content-type': packed.headers.get('content-type') ?? '', ...more };
  const body = await packed.arrayBuffer();
  return new Request('https://tabor.example/jobs/schnellbewerbung', { method: 'POST', headers, body });
}
