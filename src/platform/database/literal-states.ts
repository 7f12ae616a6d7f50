// States stand in statements as literals: under one plan for all values (database.ts) a partial index matches `state = 'draft'`, never
// `state = $1`. One place writes them so, whoever builds the statement (docs/product/seats-and-money.md).
import {
  type BinaryOperationNode,
  ColumnNode,
  type OperationNode,
  PostgresDialect,
  PostgresQueryCompiler,
  type PrimitiveValueListNode,
  ReferenceNode,
  type ValueNode,
} from 'kysely';

/** Columns with a closed list of words, and the flags that partial indexes ask for. */
const stateColumns = new Set([
  'attention',
  'is_genuine',
  'kind',
  'outcome',
  'resolution',
  'source',
  'stage',
  'state',
  'status',
]);

/** Nobody's input: a word of ours. */
const word = /^[a-z][a-z_]{0,40}$/;

class LiteralStatesCompiler extends PostgresQueryCompiler {
  #comparesState = false;

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const before = this.#comparesState;
    this.#comparesState = isState(node.leftOperand);
    super.visitBinaryOperation(node);
    this.#comparesState = before;
  }

  protected override visitValue(node: ValueNode): void {
    if (this.#comparesState && isWord(node.value)) this.appendImmediateValue(node.value);
    else super.visitValue(node);
  }

  protected override visitPrimitiveValueList(node: PrimitiveValueListNode): void {
    if (!this.#comparesState || !node.values.every(isWord)) return super.visitPrimitiveValueList(node);
    this.append('(');
    for (const [index, value] of node.values.entries()) {
      if (index > 0) this.append(', ');
      this.appendImmediateValue(value);
    }
    this.append(')');
  }
}

const isWord = (value: unknown) =>
  typeof value === 'boolean' || (typeof value === 'string' && word.test(value));

function isState(node: OperationNode): boolean {
  if (!ReferenceNode.is(node)) return false;
  return ColumnNode.is(node.column) && stateColumns.has(node.column.column.name);
}

export class LiteralStatesDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new LiteralStatesCompiler();
  }
}
