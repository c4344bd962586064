import type { Engine, EngineParts, Report } from '../engine.ts';
import type { Output } from '../output.ts';
import type { Kind } from '../protocol.ts';
import { javascriptFacts } from '../rules/javascript-facts.ts';
import type { Files, Input, Program } from '../run.ts';
import { type Compiled, compileJavascript, compileJsx } from './compile.ts';
import { Sandbox } from './sandbox.ts';

/** Loads QuickJS with one of its harnesses. */
export async function loadJavascript(
  kind: Extract<Kind, 'javascript' | 'page' | 'react'>,
  parts: EngineParts,
): Promise<Engine> {
  const [quickjs, harness] = await Promise.all([parts.module('quickjs'), parts.text(kind)]);
  let sandbox = await Sandbox.create(quickjs, harness);
  // Cached, since a program runs with many inputs.
  const compiled = new WeakMap<Program, Compiled>();

  async function prepare(): Promise<void> {
    if (sandbox.isUsable) sandbox.clean();
    else sandbox = await Sandbox.create(quickjs, harness);
  }

  async function run(program: Program, input: Input, isOver: () => boolean, output: Output): Promise<Report> {
    const { files, fault } = compiled.get(program) ?? compile(program);
    if (fault) return fault;
    return sandbox.run({ request: requestOf(program, input, files), files, isOver, output });
  }
  function compile(program: Program): Compiled {
    const done = kind === 'react' ? compileJsx(program.files) : compileJavascript(program.files);
    compiled.set(program, done);
    return done;
  }
  function read(files: Files): ReturnType<Engine['read']> {
    const facts = javascriptFacts(files);
    return 'names' in facts ? { ended: 'error', raised: facts } : facts;
  }
  return { prepare, run, read };
}

function requestOf({ entry, page }: Program, { call, steps, props, isPreview }: Input, files: Files) {
  return {
    entry,
    files,
    seed: Math.floor(Math.random() * 2 ** 32),
    ...(call !== undefined && { call }),
    ...(page !== undefined && { page }),
    ...(steps !== undefined && { steps }),
    ...(props !== undefined && { props }),
    ...(isPreview && { isPreview }),
  };
}
