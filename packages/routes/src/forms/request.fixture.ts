/** A request of a form whose network the test plays. */
export class FakeRequest extends EventTarget {
  static last: FakeRequest | undefined;
  upload = new EventTarget();
  response: unknown = null;
  status = 200;
  target = '';
  body: FormData | undefined;
  open = (_method: string, path: string) => (this.target = path);
  abort = () => this.dispatchEvent(new Event('abort'));
  send(body: FormData) {
    this.body = body;
    FakeRequest.last = this;
  }
  answer(response: unknown) {
    this.response = response;
    this.dispatchEvent(new Event('load'));
  }
}
