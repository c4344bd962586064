/**
 * Quiz with a question of each type. Everything that reveals an answer contains the word SECRET, or
 * one of `secrets`.
 */
export const everyTypeQuiz = `passPercent: 70
attempts: 3
minutes: 10
questions:
  - id: single
    type: single
    text: Which of these is a **list**?
    choices:
      - text: "\`[1, 2]\`"
        correct: true
        feedback: SECRET square brackets make a list.
      - text: "\`{1, 2}\`"
        feedback: SECRET that is a set.
      - text: "\`(1, 2)\`"
        feedback: SECRET that is a tuple.
  - id: multiple
    type: multiple
    text: Which of these can be changed?
    choices:
      - text: A list
        correct: true
        feedback: SECRET it has append.
      - text: A tuple
        feedback: SECRET it has no append.
      - text: A dictionary
        correct: true
        feedback: SECRET a key may be set.
      - text: A number
        feedback: SECRET the name is bound anew.
  - id: number
    type: number
    text: How much is 7 / 2?
    answer: 3.5123
    tolerance: 0.02
    feedback: SECRET a quotient.
  - id: text
    type: text
    text: What do square brackets make?
    accept: [SECRET list, a SECRET list]
    feedback: SECRET indeed.
  - id: match
    type: match
    text: What belongs together?
    pairs:
      - { left: "\`append\`", right: list }
      - { left: "\`keys\`", right: dictionary }
      - { left: "\`upper\`", right: text }
    feedback: SECRET methods.
  - id: order
    type: order
    text: Put these lines into their order.
    lines: ["for price in prices:", "    total += price", "print(total)"]
    feedback: SECRET indentation.
  - id: fill
    type: fill
    text: A value is kept under a [[1]], read by [[2]].
    blanks: [[SECRET name, SECRET variable], [SECRET key]]
    feedback: SECRET places.
  - id: predict
    type: predict
    language: python
    code: |
      for number in (1, 2):
          print(number * 11)
    output: |
      SECRET 11
      22
    feedback: SECRET twice.
  - id: bug
    type: bug
    language: python
    text: Which line holds the fault?
    code: |
      total = 0
      for price in [3, 4]:
      total += price
    line: 3
    feedback: SECRET it is not indented.
`;

/** Texts that no response may contain before the attempt is over. */
export const secrets = /SECRET|3\.5123|"correct"|"accept"|"tolerance"|"output"|"line"|"pairs"|"share"|"right"|seed/;
