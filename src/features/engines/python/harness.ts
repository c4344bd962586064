import { pythonRoomBytes } from '../limits.ts';

/** Location of the harness's report, outside the program's folder. */
export const reportFolder = '/report';
export const reportFile = 'report.json';

/**
 * Python code beside the learner's. Arguments of `run`: folder, entry, `call` or `run`, the call, whether asyncio is
 * needed, learner's files. Its report may be forged, but it never knows what is expected. Imports next to nothing.
 */
export const harness = `
import gc, os, sys
from _json import encode_basestring_ascii as quote

# Given back at once, but by the allocator's account this much of the memory is there from now on.
bytearray(${pythonRoomBytes})

def import_ahead(*names):
    for name in names:
        try:
            __import__(name)
        except ImportError:
            pass
    let_be()

# What is there before a run is not looked through for garbage, which is most of what the end of a process takes.
def let_be():
    gc.collect()
    gc.freeze()

def run(folder, entry, kind, call, needs_asyncio, *files):
    # It was seeded when it was imported, before this run.
    if 'random' in sys.modules:
        sys.modules['random'].seed()
    sys.argv[:] = [entry]
    sys.path.insert(0, folder)
    os.chdir(folder)
    out = open('${reportFolder}/${reportFile}', 'w', encoding='ascii')
    write, flush, join = out.write, out.flush, os.path.join
    known = {join(folder, name): name for name in files}
    safe = 2 ** 53 - 1

    def dumps(value, depth=0):
        if depth > 150:
            raise RecursionError('the value is nested too deeply')
        if value is None:
            return 'null'
        if value is True or value is False:
            return 'true' if value else 'false'
        if isinstance(value, str):
            return quote(str(value))
        if isinstance(value, int):
            digits = int.__repr__(value)
            return digits if -safe <= value <= safe else '{"int":"' + digits + '"}'
        if isinstance(value, float):
            digits = float.__repr__(value)
            # JSON writes the others as it writes them, but for those with an exponent.
            return '{"float":"' + digits + '"}' if digits.endswith('.0') or 'e' in digits or value - value != 0 else digits
        if isinstance(value, dict):
            pairs = ['[' + dumps(key, depth + 1) + ',' + dumps(each, depth + 1) + ']' for key, each in value.items()]
            return '{"dict":[' + ','.join(pairs) + ']}'
        if isinstance(value, (list, tuple)):
            items = '[' + ','.join([dumps(each, depth + 1) for each in value]) + ']'
            return '{"tuple":' + items + '}' if isinstance(value, tuple) else items
        if isinstance(value, (set, frozenset)):
            return '{"set":[' + ','.join([dumps(each, depth + 1) for each in value]) + ']}'
        return '{"repr":' + quote(repr(value)) + '}'

    # What is not here says so, with what to do; the words of Python alone leave a learner puzzled.
    def advice(error):
        text = str(error)
        if isinstance(error, ModuleNotFoundError):
            name = (error.name or '').partition('.')[0]
            if name in ('turtle', 'tkinter', 'pygame'):
                return name + ' is not available in this editor: it has no window. Run the program on your computer.'
            if name in ('requests', 'httpx', '_socket', '_ssl', 'aiohttp'):
                return 'This editor has no network. Put the data into your program or into a file.'
            if str(error.name).startswith('concurrent.futures.') or name in ('multiprocessing', '_multiprocessing', '_posixsubprocess'):
                return 'This editor has no threads and no processes. Call the function directly.'
            return name + ' is not here. The editor has your own files and most of the standard library of Python.'
        if isinstance(error, RuntimeError) and "can't start new thread" in text:
            return 'This editor has no threads. Call the function directly.'
        if type(error).__name__ == 'ZoneInfoNotFoundError':
            return 'This editor has no time zone data. Use timezone.utc, or timezone(timedelta(hours=2)), of datetime.'
        if isinstance(error, AttributeError) and text.startswith("module 'os' has no attribute"):
            return 'This editor has no other programs to start and no users. Do it in Python.'
        if isinstance(error, AttributeError) and ("module '_socket'" in text or "module 'socket'" in text):
            return 'This editor has no network. Put the data into your program or into a file.'
        if type(error).__name__ == 'BdbQuit':
            return 'This editor has no debugger. Print what you want to see.'
        if isinstance(error, AttributeError) and text.startswith("module 'signal'"):
            return 'This editor has no signals.'
        if isinstance(error, OSError) and text == '[Errno 58] Not supported':
            return 'This editor has no network. Put the data into your program or into a file.'
        if isinstance(error, OSError) and 'does not support processes' in text:
            return 'This editor cannot start other programs. Do it in Python.'
        if isinstance(error, EOFError):
            return 'The program asked for more input than there is.'
        if 'locale' in text and type(error).__name__ in ('Error', 'ValueError'):
            return 'This editor has no locale data. Format the text with format().'
        return None

    # What is told of an error: texts, numbers and lists of texts.
    def plain(value):
        if isinstance(value, dict):
            return '{' + ','.join([quote(key) + ':' + plain(each) for key, each in value.items()]) + '}'
        if isinstance(value, list):
            return '[' + ','.join([quote(each) for each in value]) + ']'
        return quote(value) if isinstance(value, str) else 'null' if value is None else int.__repr__(value)

    def describe(error):
        import traceback
        hint = advice(error)
        if hint:
            error.add_note(hint)
        told = traceback.TracebackException.from_exception(error, limit=-50)
        seen = told
        while seen is not None:
            seen.stack = traceback.StackSummary.from_list([frame for frame in seen.stack if frame.filename in known])
            for frame in seen.stack:
                frame.filename = known[frame.filename]
            seen = seen.__cause__ or seen.__context__
        place = {}
        if told.stack:
            place = {'file': told.stack[-1].filename, 'line': told.stack[-1].lineno}
        if isinstance(error, SyntaxError) and error.filename in known:
            told.filename = known[error.filename]
            place = {'file': told.filename, 'line': error.lineno}
        trace = ''.join(told.format())
        sys.stderr.write(trace)
        names = [each.__name__ for each in type(error).__mro__ if each is not object]
        message = '. '.join([each for each in (str(error).rstrip('.'), hint) if each])
        return {'names': names, 'message': message, 'trace': trace, **place}

    def compute():
        name = '__main__' if kind == 'run' else entry.rpartition('.')[0]
        module = type(sys)(name)
        module.__file__ = entry
        sys.modules[name] = module
        with open(join(folder, entry), encoding='utf-8') as file:
            code = compile(file.read(), join(folder, entry), 'exec', dont_inherit=True)
        exec(code, module.__dict__)
        if kind == 'run':
            return 'null'
        value = eval(compile('(' + call + '\\n)', '<call>', 'eval', dont_inherit=True), module.__dict__)
        if type(value).__name__ == 'coroutine':
            import asyncio
            value = asyncio.run(value)
        return dumps(value)

    def finish(report):
        try:
            sys.stdout.flush()
            sys.stderr.flush()
        finally:
            write(report)
            flush()

    try:
        if needs_asyncio == 'asyncio':
            let_asyncio_wait()
        finish('{"value":' + compute() + '}' if kind == 'call' else '{}' if compute() else '')
    except SystemExit as error:
        finish('{}' if kind == 'run' and error.code in (None, 0) else '{"raised":' + plain(describe(error)) + '}')
    except BaseException as error:
        finish('{"raised":' + plain(describe(error)) + '}')

# Its loop wakes itself by a pair of sockets, which do not exist here; nobody else could wake it.
def let_asyncio_wait():
    import asyncio, selectors, time
    class Selector(selectors._BaseSelectorImpl):
        def select(self, timeout=None):
            if timeout is None:
                raise RuntimeError('what is awaited never comes')
            time.sleep(max(timeout, 0))
            return []
    class Loop(asyncio.SelectorEventLoop):
        def __init__(self):
            super().__init__(Selector())
        def _make_self_pipe(self):
            pass
        def _close_self_pipe(self):
            pass
        def _write_to_self(self):
            pass
    class Policy(asyncio.DefaultEventLoopPolicy):
        _loop_factory = Loop
    asyncio.set_event_loop_policy(Policy())

sys.stdout.reconfigure(line_buffering=True)
# It is no file, though it came by the input.
del __file__, __cached__
let_be()
`;
