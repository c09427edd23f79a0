import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@group/start/ports';
import { Builder, By, Capabilities, until, type WebDriver, type WebElement } from 'selenium-webdriver';

const driver = '/usr/bin/WPEWebDriver';
const browser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/wpe-webkit-1.1/MiniBrowser`;

/** Why there is no WPE WebKit to use; empty if there is one. */
export const noWpe = [driver, browser].every(existsSync)
  ? ''
  : 'WPE WebKit (Debian’s wpewebkit-driver) is not installed';

const waitMs = 15_000;

/** A page in WPE WebKit, as its visitor sees it. */
export interface WpePage {
  driver: WebDriver;
  /** Waits for an element that a visitor sees. */
  find(xpath: string): Promise<WebElement>;
  /** The field with a label. */
  field(label: string): Promise<WebElement>;
  click(element: WebElement): Promise<void>;
  /** The visible button or link with this name. */
  control(name: string): Promise<WebElement>;
  /** Waits until an expression is true in the page. */
  holds(expression: string): Promise<void>;
  stop(): Promise<void>;
}

async function connect(server: string): Promise<WebDriver> {
  const options = { binary: browser, args: ['--automation', '--headless'] };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'wpe:browserOptions': options });
  for (let attempt = 1; ; attempt++) {
    try {
      return await new Builder()
        .disableEnvironmentOverrides()
        .usingServer(server)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      // The driver needs a moment before it listens, and does not say when.
      if (attempt === 20) throw error;
      await setTimeout(250);
    }
  }
}

/** Starts a headless WPE WebKit, driven by W3C WebDriver. */
export async function startWpe(): Promise<WpePage> {
  const port = await freePort();
  const program = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore' });
  const page = await connect(`http://127.0.0.1:${port}`);
  const find = async (xpath: string): Promise<WebElement> => {
    const element = await page.wait(until.elementLocated(By.xpath(xpath)), waitMs, xpath);
    return page.wait(until.elementIsVisible(element), waitMs, xpath);
  };
  return {
    driver: page,
    find,
    field: (label) => find(`//*[@id=//label[starts-with(normalize-space(.), "${label}")]/@for]`),
    control: (name) => find(`(//button | //a)[normalize-space(.)="${name}" or @aria-label="${name}"]`),
    async click(element) {
      // WebKit does not wait for the end of a smooth scroll.
      await page.executeScript('arguments[0].scrollIntoView({ behavior: "instant", block: "center" })', element);
      await element.click();
    },
    async holds(expression) {
      await page.wait(() => page.executeScript<boolean>(`return Boolean(${expression})`), waitMs, expression);
    },
    async stop() {
      await page.quit();
      const ended = once(program, 'exit');
      program.kill();
      await ended;
    },
  };
}
