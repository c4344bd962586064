import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../../scripts/support/processes.ts';
import { type OtherBrowser, type PageElement, findInPage, untilInPlace } from './other-browser.ts';

const findMaxMs = 40_000;

export interface WebKitParts {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** Starts WebKitGTK's MiniBrowser on a virtual display, through its WebDriver. */
export async function startWebKit({ driver, browser, display }: WebKitParts): Promise<OtherBrowser> {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1280x800x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${number.toString().trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' };
  const service = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env });
  const web = await connect(port, browser);
  return {
    open: (url) => web.get(url),
    evaluate: (expression) => web.executeScript(`return ${expression}`),
    async click(thing) {
      const found = await find(web, thing);
      // WebDriver itself scrolls only so far that the window's edge may cover the click position.
      await web.executeScript('arguments[0].scrollIntoView({ block: "center" })', found);
      await untilInPlace(() => found.getRect());
      await found.click();
    },
    type: async (thing, text) => (await find(web, thing)).sendKeys(text),
    choose: async (thing, file) => (await find(web, thing)).sendKeys(file),
    back: () => web.navigate().back(),
    // WebDriver does not report console messages.
    errors: () => [],
    close: async () => {
      await web.quit();
      await end(service);
      await end(screen);
    },
  };
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  const wanted = new Capabilities({ 'webkitgtk:browserOptions': { binary, args: ['--automation'] } });
  wanted.setBrowserName('MiniBrowser');
  for (let triesLeft = 40; ; triesLeft--) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build();
    } catch (error) {
      // The driver is not listening yet.
      if (triesLeft === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

function find(web: WebDriver, { role, name }: PageElement): Promise<WebElement> {
  const look = () => web.executeScript<WebElement | null>(`return (${findInPage})(...arguments)`, role, name);
  return web.wait(look, findMaxMs, `no ${role} "${name}"`) as Promise<WebElement>;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
