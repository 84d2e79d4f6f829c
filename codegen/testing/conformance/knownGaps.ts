/**
 * Operations that fail a check because the generator does not support them, or deliberately handles
 * them otherwise. Each entry has the reason as its value.
 */
export const knownGaps: Readonly<Record<string, string>> = {
  'PUT /anything/quirks/polymorphism': 'its body is a text and a number at once, so none is valid',
  'PATCH /anything/quirks/polymorphism':
    'its body is a text and a number at once, so none is valid',
  'POST /potentially-undefined-formData':
    'both alternatives of its oneOf are the same, so no body keeps exactly one',
  'POST /anything/form-data/pipeDelimited': 'objects within one part of a form are JSON',
  'POST /anything/form-data/form': 'objects within one part of a form are JSON',
  'PUT /parameterExamples/{param1}/{param2}': 'the id of an answer is the one that ends the path',
  'PATCH /parameterExamples/{param1}/{param2}': 'the id of an answer is the one that ends the path',
}
