import type { Explanation } from './explanation.ts';

/** Plain words for Python's errors, the more special first. Each pattern meets the class of the error and its message. */
export const pythonErrors: readonly Explanation[] = [
  [/^NameError: name '(true|false|null|none)' /, () => 'Python writes True, False and None with a capital letter.'],
  [
    /^NameError: name '(\w+)' /,
    ([, name]) =>
      `Python knows no ${name} at this point. Is it spelled the same everywhere, and does a line above give it a value? Text needs quotation marks.`,
  ],
  [
    /^UnboundLocalError: .*variable '(\w+)'/,
    ([, name]) =>
      `The function uses its own ${name} before it has a value. Give it one first, or pass it in as a parameter.`,
  ],
  [
    /^TypeError: can only concatenate str /,
    () => 'With text, + joins only text. Turn the other value into text with str(…), or use an f-string.',
  ],
  [
    /^TypeError: can only concatenate list /,
    () => 'With a list, + joins only another list. Use append(…) to add one item.',
  ],
  [
    /^TypeError: .*'NoneType'/,
    () => 'One of the values is None. A function without return gives None, and so do print, append and sort.',
  ],
  [
    /^AttributeError: 'NoneType' /,
    () => 'The value before the point is None. A function without return gives None, and so do append and sort.',
  ],
  [
    /^TypeError: (?:unsupported operand|can't multiply|'[<>]=?' not supported).*'str'/,
    () => 'One value is text, even if it looks like a number. Turn it into a number with int(…) or float(…).',
  ],
  [/^TypeError: unsupported operand/, () => 'Values of these two kinds cannot be combined like this.'],
  [
    /^TypeError: '(\w+)' object is not callable/,
    () =>
      'Something that is no function is followed by round brackets. Is an operator or comma missing, or is a function’s name used for a value?',
  ],
  [
    /^TypeError: .*missing \d+ required positional argument/,
    () => 'The call passes fewer values than the function has parameters.',
  ],
  [
    /^TypeError: \w+\.\w+\(\) takes 0 positional arguments/,
    () => 'A method of a class needs self as its first parameter.',
  ],
  [
    /^TypeError: .*takes \d+ positional argument/,
    () => 'The call passes more values than the function has parameters.',
  ],
  [
    /^TypeError: '(?:str|tuple)' object does not support item assignment/,
    () => 'Text and tuples cannot be changed in place. Make a new one, or use a list.',
  ],
  [
    /^TypeError: list indices must be integers/,
    () => 'A list is asked by position, a whole number. If you loop over the list, the variable is already the item.',
  ],
  [/^TypeError: unhashable type/, () => 'A list or dictionary cannot be a key. Use a text, a number or a tuple.'],
  [/^TypeError: '\w+' object is not iterable/, () => 'A loop needs a list, a text or range(…), not a single value.'],
  [/^TypeError: '\w+' object is not subscriptable/, () => 'Square brackets need a list, a text or a dictionary.'],
  [
    /^TypeError: object of type '\w+' has no len/,
    () => 'len(…) counts the items of a list or text. A number has none.',
  ],
  [
    /^TypeError: sequence item \d+: expected str/,
    () => 'join(…) takes only text. Turn each item into text with str(…).',
  ],
  [
    /^TypeError: 'float' object cannot be interpreted/,
    () => 'A whole number is needed here. Use // to divide, or int(…) to cut off the rest.',
  ],
  [/^IndexError: /, () => 'There is no item at this position. Positions begin with 0, so the last one is len(…) - 1.'],
  [
    /^KeyError: (.+)/,
    ([, key]) => `The dictionary has no key ${key}. Check its spelling, or use get(…) if it may be missing.`,
  ],
  [
    /^ValueError: invalid literal for int\(\)/,
    () => 'int(…) reads whole numbers only: no letters, no point, no empty text.',
  ],
  [/^ValueError: could not convert string to float/, () => 'float(…) reads numbers only, with a point and no letters.'],
  [
    /^ValueError: (?:too many|not enough) values to unpack/,
    () => 'The number of names on the left of = differs from the number of values on the right.',
  ],
  [/^ValueError: .*(?:empty|arg is an empty)/, () => 'There is nothing in the list. Check for an empty list first.'],
  [/^ValueError: list\.remove/, () => 'The list does not have this item. Check with in first.'],
  [
    /^ZeroDivisionError: /,
    () => 'Something is divided by 0, such as by the length of an empty list. Check for 0 first.',
  ],
  [
    /^AttributeError: module '(\w+)' has no attribute '(\w+)'/,
    ([, module, name]) => `The module ${module} has no ${name}. Check the spelling.`,
  ],
  [/^AttributeError: 'list' object has no attribute '(?:push|add)'/, () => 'A list gets another item with append(…).'],
  [
    /^AttributeError: '(\w+)' object has no attribute '(\w+)'/,
    ([, type, name]) =>
      `A value of type ${type} has no ${name}. Check the spelling, and whether the value is what you think.`,
  ],
  [
    /^RecursionError: /,
    () => 'The function calls itself without end. It needs a case in which it returns without calling itself.',
  ],
  [
    /^IndentationError: expected an indented block/,
    () => 'After a line that ends with a colon, the next line is indented by four spaces.',
  ],
  [
    /^IndentationError: unindent /,
    () => 'This line is indented less than the one above, but not as little as any line before it.',
  ],
  [/^(?:IndentationError|TabError): /, () => 'Lines of one block begin at the same place, four spaces in.'],
  [/^SyntaxError: expected ':'/, () => 'This line needs a colon at its end.'],
  [/^SyntaxError: .*Maybe you meant '=='/, () => 'One = gives a name a value. To compare two values, write ==.'],
  [/^SyntaxError: '(.)' was never closed/, ([, sign]) => `The closing partner of ${sign} is missing.`],
  [/^SyntaxError: unmatched '(.)'/, ([, sign]) => `There is one ${sign} more than was opened.`],
  [/^SyntaxError: unterminated /, () => 'The closing quotation mark of a text is missing.'],
  [/^SyntaxError: Missing parentheses in call to 'print'/, () => 'Write print with round brackets: print(…).'],
  [/^SyntaxError: .*forgot a comma/, () => 'Two values stand side by side. Is a comma or an operator missing?'],
  [
    /^SyntaxError: 'return' outside function/,
    () => 'return works only in a function. Is this line indented like the others in it?',
  ],
  [/^SyntaxError: cannot assign to /, () => 'On the left of = there must be a name.'],
  [/^SyntaxError: leading zeros/, () => 'A number may not begin with 0.'],
  [
    /^SyntaxError: /,
    () => 'Python cannot read this line. Look for a missing colon, bracket or quotation mark, here or one line above.',
  ],
  [
    /^RuntimeError: dictionary changed size/,
    () => 'A loop may not add to or remove from what it goes through. Loop over a copy: list(…).',
  ],
  [/^AssertionError/, () => 'An assert line in the code was not true.'],
  [/^FileNotFoundError: /, () => 'There is no file of this name. Check the spelling and the folder.'],
];
