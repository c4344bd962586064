import type { Explanation } from './explanation.ts';

const textMethods: Readonly<Record<string, string>> = {
  reverse: 'text[::-1]',
  append: 'text += letter',
  toUpperCase: 'text.upper()',
  toLowerCase: 'text.lower()',
  trim: 'text.strip()',
};

/** Plain words for Python's errors, the more special first. Each pattern meets the class of the error and its message. */
export const pythonErrors: readonly Explanation[] = [
  [
    /^NameError: name '(true|false|null|none)' /,
    () => 'In Python, write True, False or None, with a capital letter. There is no null.',
  ],
  [
    /^NameError: name '(math|random|datetime|time|json|re|os|sys|string|statistics|itertools|collections)' /,
    ([, name]) => `The module ${name} is not imported. Write import ${name} at the top of the file.`,
  ],
  [
    /^NameError: name '(print|input|len|int|float|str|range|sum|max|min|sorted|open|round)' /i,
    ([, name = '']) => `Python writes ${name.toLowerCase()} in small letters only: ${name.toLowerCase()}(…).`,
  ],
  [
    /^(?:NameError: name|UnboundLocalError: .*variable) '(\w+)'/,
    ([, name], code) =>
      code.includes(`self.${name} `)
        ? `In a method, write self.${name}: the value belongs to the object, and self is that object.`
        : undefined,
  ],
  [
    /^NameError: name '(\w+)' /,
    ([, name]) =>
      `The call uses ${name}, but your file has no function with exactly this name. Check the name after def.`,
    null,
  ],
  [
    /^NameError: name '(\w+)' /,
    ([, name]) =>
      `Python does not know ${name} at this point. Is it spelled the same everywhere, and does a line above give it a value? Text needs quotation marks.`,
  ],
  [
    /^UnboundLocalError: .*variable '(\w+)'/,
    ([, name], code) =>
      `\n${code}`.includes(`\n${name} =`)
        ? `A variable that a function assigns belongs to that function, so ${name} has no value yet. Pass it in as a parameter, or write global ${name} in the first line of the function.`
        : `On some paths to this line, ${name} never gets a value. Give it one before the if or the loop.`,
  ],
  [
    /^TypeError: can only concatenate str /,
    () =>
      '+ can join text only to text. To join, convert the other value with str(…). To add, convert the text with int(…).',
  ],
  [
    /^TypeError: can only concatenate list /,
    () => 'With a list, + joins only another list. Use append(…) to add one item.',
  ],
  [
    /^TypeError: __(?:str|repr)__ returned non-string/,
    () =>
      'The method __str__ has to return a text. Use return instead of print, and str(…) or an f-string for numbers.',
  ],
  [
    /^TypeError: .*'NoneType'/,
    () => 'One of the values is None. A function without return returns None, and so do print, append and sort.',
  ],
  [
    /^AttributeError: 'NoneType' /,
    () => 'Methods such as append and sort change the list and return None. Call them without storing their result.',
    /^\w+ = \w+\.(?:append|sort|reverse|extend|insert)\(/,
  ],
  [
    /^AttributeError: 'NoneType' /,
    () => 'The value before the dot is None. A function without return returns None, and so do append and sort.',
  ],
  [
    /^TypeError: (?:unsupported operand|can't multiply|'[<>]=?' not supported).*'str'/,
    () =>
      'One value is text, even if it looks like a number. To calculate, use int(…) or float(…). To join text, use str(…).',
  ],
  [/^TypeError: unsupported operand/, () => 'Values of these two kinds cannot be combined like this.'],
  [
    /^TypeError: '(?:list|dict|tuple|str)' object is not callable/,
    () =>
      'To get an item, use square brackets: items[0]. If you meant a function such as list(…), a variable of yours has the same name.',
  ],
  [
    /^TypeError: '(\w+)' object is not callable/,
    () =>
      'The value before the parentheses is not a function. Is an operator or comma missing, or did you reuse a function’s name for a variable?',
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
    () => 'The call passes more values than the function accepts. If this is a method, is self missing?',
  ],
  [
    /^TypeError: '(?:str|tuple)' object does not support item assignment/,
    () => 'Text and tuples cannot be changed in place. Make a new one, or use a list.',
  ],
  [
    /^TypeError: list indices must be integers/,
    () =>
      'To get an item from a list, use its position, a whole number. In a for loop, the variable is already the item.',
  ],
  [/^TypeError: unhashable type/, () => 'A list or dictionary cannot be a key. Use text, a number or a tuple.'],
  [/^TypeError: '\w+' object is not iterable/, () => 'A list, text or range(…) is needed here, not a single value.'],
  [
    /^TypeError: '(?:\w*function\w*|method)' object is not subscriptable/,
    () => 'A function or method is called with parentheses: items.append(x). Square brackets get an item of a list.',
  ],
  [
    /^TypeError: '\w+' object is not subscriptable/,
    () => 'Square brackets work only on a list, tuple, text or dictionary.',
  ],
  [
    /^TypeError: object of type '\w+' has no len/,
    () => 'len(…) counts the items in a list or text. It does not work on a single value, such as a number.',
  ],
  [
    /^TypeError: sequence item \d+: expected str/,
    () => 'join(…) takes only text. Turn each item into text with str(…).',
  ],
  [
    /^TypeError: '(?:list|tuple|dict|set)' object cannot be interpreted/,
    () =>
      'range(…) takes a number. Write range(len(items)) for the positions, or loop over the items: for item in items.',
  ],
  [
    /^TypeError: 'str' object cannot be interpreted/,
    () =>
      'A whole number is needed here, but this is text. What input() returns is always text: convert it with int(…).',
  ],
  [
    /^TypeError: 'float' object cannot be interpreted/,
    () => 'A whole number is needed here. Divide with //, or use int(…) to drop the decimals.',
  ],
  [
    /^IndexError: /,
    (_, code) =>
      code.includes('range(len(') && /\.pop\(\w|\bdel \w|\.remove\(/.test(code)
        ? 'The list gets shorter, but the loop still counts to its old length. Put the items to keep into a new list instead.'
        : undefined,
  ],
  [
    /^IndexError: /,
    () => 'After the last item, there is no next one. End the loop one step earlier: range(len(items) - 1).',
    /\[\w+ \+ 1\]/,
  ],
  [
    /^IndexError: /,
    () => 'There is no item at this position, or the list is empty. Positions start at 0, so the last is len(…) - 1.',
  ],
  [
    /^KeyError: .*(?:from an empty|is empty)|^ValueError: (?!invalid literal|could not convert).*empty/,
    () => 'Something here is empty: a list, a set, a range or a text. Check for that first.',
  ],
  [
    /^KeyError: /,
    () => 'A new key has no value yet to add to. Write counts[key] = counts.get(key, 0) + 1.',
    /^\w+\[[^[\]]*\] [-+]= [^[]*$/,
  ],
  [/^KeyError: /, () => 'The set does not contain this value. Check first, or use discard(…).', /\.remove\(/],
  [/^KeyError: /, () => 'format(…) gets no value for a name in the braces { } of this text.', /\.format\([^[]*$/],
  [
    /^KeyError: /,
    () => 'A new key has no list yet to add to. Write groups.setdefault(key, []).append(item).',
    /\]\.append\(/,
  ],
  [
    /^KeyError: (.+)/,
    ([, key]) => `The dictionary has no key ${key}. Check its spelling, or use get(…) if it may be missing.`,
  ],
  [
    /^ValueError: invalid literal for int\(\).*'-?\d+\.\d+'$/,
    () => 'int(…) accepts only whole numbers, and this one has a decimal point. Use float(…).',
  ],
  [
    /^ValueError: invalid literal for int\(\)/,
    () => 'int(…) accepts only whole numbers: no letters, no decimal point, and not empty text.',
  ],
  [
    /^ValueError: could not convert string to float/,
    () => 'float(…) accepts only numbers, such as 3 or 3.5: no letters and no commas.',
  ],
  [
    /^(?:ValueError: (?:too many|not enough) values|TypeError: cannot unpack non-iterable)/,
    () =>
      'The items of this loop are not pairs. For keys and values, loop over prices.items(); for positions and items, over enumerate(items).',
    /^for \w+, \w+ in \w+:/,
  ],
  [
    /^ValueError: (?:too many|not enough) values to unpack/,
    () => 'The number of names (before = or after for) does not match the number of values.',
  ],
  [/^ValueError: list\.remove/, () => 'The list does not contain this item. Check first: if item in list.'],
  [
    /^ZeroDivisionError: /,
    () => 'Something is divided by 0, such as by the length of an empty list. Check for 0 first.',
  ],
  [
    /^AttributeError: module '(\w+)' has no attribute '(\w+)'/,
    ([, module, name]) => `The module ${module} has no ${name}. Check the spelling.`,
  ],
  [
    /^AttributeError: '(?:list|str|dict|tuple|set)' object has no attribute '(length|size|len)'/,
    ([, name]) => `In Python, len(…) counts: len(items). There is no .${name}.`,
  ],
  [
    /^AttributeError: 'str' object has no attribute '(reverse|append|toUpperCase|toLowerCase|trim)'/,
    ([, name = '']) => `Text has no ${name} in Python. Write ${textMethods[name]}.`,
  ],
  [/^AttributeError: 'list' object has no attribute '(?:push|add)'/, () => 'To add an item to a list, use append(…).'],
  [
    /^AttributeError: '(\w+)' object has no attribute '(\w+)'/,
    ([, type, name]) =>
      `A value of type ${type} has no ${name}. Check the spelling, and whether the value is what you think.`,
  ],
  [
    /^RecursionError: /,
    () =>
      'The function calls itself too often. It needs a case that returns without another call, and each call has to come closer to it.',
  ],
  [
    /^IndentationError: expected an indented block/,
    () => 'After a line that ends with a colon, the next line must be indented by four spaces.',
  ],
  [
    /^IndentationError: unindent /,
    () => 'The indentation of this line matches no block above. Line it up with the block it belongs to.',
  ],
  [
    /^(?:IndentationError|TabError): /,
    () => 'Lines of one block must line up. Indent only after a colon, and do not mix tabs and spaces.',
  ],
  [
    /^SyntaxError: expected ':'/,
    () => 'else takes no condition. Write elif and the condition, or else with only a colon.',
    /^else +[^: ]/,
  ],
  [
    /^SyntaxError: expected ':'/,
    () => 'A colon is missing, usually at the end of this line. Python writes elif, not else if.',
  ],
  [
    /^SyntaxError: .*Maybe you meant '=='/,
    () => 'A single = stores a value in the name on its left. To compare two values, use ==.',
  ],
  [/^SyntaxError: '(.)' was never closed/, ([, sign]) => `This ${sign} has no matching closing bracket.`],
  [/^SyntaxError: unmatched '(.)'/, ([, sign]) => `This ${sign} has no matching opening bracket.`],
  [
    /^SyntaxError: /,
    () => `The apostrophe ends the text. Put text with an apostrophe into double quotation marks: "Don't stop".`,
    /'[^'"]*[A-Za-z]'(?:s|t|re|ve|m|ll|d)\b/,
  ],
  [/^SyntaxError: unterminated /, () => 'A closing quotation mark is missing.'],
  [/^SyntaxError: Missing parentheses in call to 'print'/, () => 'Write print with parentheses: print(…).'],
  [/^SyntaxError: .*forgot a comma/, () => 'Two values stand side by side. Is a comma or an operator missing?'],
  [
    /^SyntaxError: 'return' outside function/,
    () => 'return works only in a function. Is this line indented like the rest of the function?',
  ],
  [
    /^SyntaxError: '(break|continue)' (?:outside|not properly in) loop/,
    ([, word]) => `${word} works only in a loop. Is this line indented like the rest of the loop?`,
  ],
  [/^SyntaxError: cannot assign to /, () => 'Only a variable can be on the left of =.'],
  [/^SyntaxError: leading zeros/, () => 'A whole number cannot have extra zeros in front: write 7, not 007.'],
  [/^SyntaxError: /, () => 'Python has no ++ and no --. Write i += 1 or i -= 1.', /\w(?:\+\+|--)$/],
  [/^SyntaxError: /, () => 'Python writes and, or and not. It has no &&, || or !.', /&&|\|\||!\w/],
  [
    /^SyntaxError: /,
    () => 'Python cannot read this line. Look for a missing colon, bracket or quotation mark, here or one line above.',
  ],
  [
    /^RuntimeError: dictionary changed size/,
    () => 'You cannot add or remove keys while looping over a dictionary. Loop over a copy: list(…).',
  ],
  [
    /^EOFError: /,
    () => 'input() found no line to read. Each call of input() reads one line: is there one for every call?',
  ],
  [/^AssertionError/, () => 'The condition after assert is false.'],
  [/^FileNotFoundError: /, () => 'There is no file with this name. Check the spelling and the folder.'],
];
