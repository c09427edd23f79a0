import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@group/start/ports';
import { Builder, By, Capabilities, until, type WebDriver, type WebElement } from 'selenium-webdriver';

const architecture = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
const programs = {
  display: '/usr/bin/xvfb-run',
  driver: '/usr/bin/WebKitWebDriver',
  browser: `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
};

/** Why there is no WebKitGTK to use; empty if there is one. */
export const noWebKitGtk = Object.values(programs).every(existsSync)
  ? ''
  : 'WebKitGTK (Debian’s webkit2gtk-driver and xvfb) is not installed';

const timeoutMs = 15_000;

async function connect(server: string): Promise<WebDriver> {
  // In full screen, MiniBrowser has no bars, and its window can be as narrow as a phone.
  const options = { binary: programs.browser, args: ['--automation', '--full-screen'] };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  const builder = new Builder().disableEnvironmentOverrides().usingServer(server).withCapabilities(capabilities);
  for (let attempt = 1; ; attempt++) {
    try {
      return await builder.build();
    } catch (error) {
      // The driver needs a moment before it listens, and does not say when.
      if (attempt === 40) throw error;
      await setTimeout(250);
    }
  }
}

/** Opens a page, as its visitor sees it, in a WebKitGTK on a display of its own, driven by W3C WebDriver. */
export async function startWebKitGtk() {
  const port = await freePort();
  const display = ['-a', '-s', '-screen 0 1920x1200x24', programs.driver, `--port=${port}`, '--host=127.0.0.1'];
  // A process group, because xvfb-run does not pass signals on.
  const program = spawn(programs.display, display, { stdio: 'ignore', detached: true });
  const driver = await connect(`http://127.0.0.1:${port}`);
  /** Waits until an expression is true in the page. */
  const holds = async (expression: string): Promise<void> => {
    await driver.wait(() => driver.executeScript<boolean>(`return Boolean(${expression})`), timeoutMs, expression);
  };
  /** Waits for an element that a visitor sees. */
  const find = async (xpath: string): Promise<WebElement> => {
    const element = await driver.wait(until.elementLocated(By.xpath(xpath)), timeoutMs, xpath);
    return driver.wait(until.elementIsVisible(element), timeoutMs, xpath);
  };
  const click = async (element: WebElement): Promise<void> => {
    // WebKit does not wait for the end of a smooth scroll.
    await driver.executeScript('arguments[0].scrollIntoView({ behavior: "instant", block: "center" })', element);
    await element.click();
  };
  return {
    driver,
    find,
    click,
    holds,
    /** The field with a label. */
    field: (label: string) => find(`//*[@id=//label[starts-with(normalize-space(.), "${label}")]/@for]`),
    /** Clicks the visible button or link with this name. */
    press: async (name: string) =>
      click(await find(`(//button | //a)[normalize-space(.)="${name}" or @aria-label="${name}"]`)),
    /** Opens an address in a window of this width, in CSS pixels, and waits until it has loaded. */
    async open(address: string, width: number): Promise<void> {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height: 844 });
      await driver.get(address);
      await holds('document.readyState === "complete"');
    },
    async stop(): Promise<void> {
      await driver.quit();
      const ended = once(program, 'exit');
      if (program.pid) process.kill(-program.pid);
      await ended;
    },
  };
}

export type WebKitPage = Awaited<ReturnType<typeof startWebKitGtk>>;
